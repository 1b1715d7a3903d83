import type { FundPaper } from '#domain/areas/funds/funds.endpoints.ts';
import type { FundMoveInput } from '#domain/areas/funds/fund.schema.ts';
import type { Created } from '#domain/kernel/wire.ts';
import type { OrderAction } from '#domain/order/action.ts';
import { bindOrders } from '#server/engine/orders/orders.routes.ts';
import { orderEngine } from '#server/orders.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import { bindFunds } from './funds.routes.ts';

export interface Person {
  readonly id: string;
  readonly token: string;
  readonly office: string;
}

/** An agency with an accountant, another office, and three of the corporation, so that two can always decide. */
export async function testFunds() {
  const test = await testApp([bindFunds(orderEngine), bindOrders(orderEngine)]);
  const head = await test.insertOffice({ office_type: 'Regular', is_head_office: true });
  const agency = await test.insertOffice({ office_type: 'External', credit_model: 'Prepay' });
  const other = await test.insertOffice({ office_type: 'Regular' });

  async function person(
    role: 'Accounting' | 'CorporationAccounting' | 'CorporationAdmin',
    office: { id: string },
  ): Promise<Person> {
    const user = await test.insertUser({ roles: [role], offices: [office.id] });
    return { id: user.id, token: user.token, office: office.id };
  }

  const accountant = await person('Accounting', agency);
  const stranger = await person('Accounting', other);
  const corp = await person('CorporationAccounting', head);
  const second = await person('CorporationAccounting', head);
  const chief = await person('CorporationAdmin', head);

  async function slip(by: Person): Promise<string> {
    const { id } = await test.database.owner
      .insertInto('files')
      .values({ sha256: 'slip', name: 'slip.pdf', mime: 'application/pdf', size: 1, created_by: by.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  async function enter(by: Person, input: Partial<FundMoveInput>): Promise<Created> {
    const body = { officeId: agency.id, kind: 'Payment', amount: '50000', ...input };
    const answer = await test.call<Created>('POST', '/api/settings/offices/fund-moves', { ...by, body });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body;
  }

  async function send(by: Person, { id, version }: Created, body: { action: OrderAction; reason?: string }) {
    return await test.call<Created>('POST', `/api/orders/${id}/actions`, { ...by, version, body });
  }

  async function act(by: Person, order: Created, action: OrderAction) {
    return await send(by, order, { action });
  }

  async function done(by: Person, order: Created, ...actions: OrderAction[]): Promise<Created> {
    let now = order;
    for (const action of actions) {
      const answer = await send(by, now, { action, reason: 'because' });
      if (answer.status !== 200) throw new Error(`${action}: ${JSON.stringify(answer.body)}`);
      now = answer.body;
    }
    return now;
  }

  /** Paid in, approved and seen at the bank. */
  async function paidIn(amount: string): Promise<void> {
    const move = await enter(accountant, {
      amount,
      slipFileId: await slip(accountant),
      bankReference: 'IN-1',
    });
    await done(corp, await done(accountant, move, 'Submit'), 'Approved', 'Deposit');
  }

  async function fund(by: Person): Promise<FundPaper> {
    const { body } = await test.call<FundPaper>('GET', `/api/settings/offices/funds/${agency.id}`, by);
    return body;
  }

  return {
    test,
    head,
    agency,
    other,
    accountant,
    stranger,
    corp,
    second,
    chief,
    slip,
    enter,
    act,
    done,
    fund,
    paidIn,
  };
}
