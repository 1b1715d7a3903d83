import { sql } from 'kysely';
import type { RuleMeasure } from '#domain/areas/hold-rules/rule.schema.ts';
import type { OrderPaper } from '#domain/order/orders.endpoints.ts';
import type { TransferInput } from '#domain/services/money-transfer/transfer.schema.ts';
import { bindHoldRules } from './areas/hold-rules/hold-rules.routes.ts';
import { bindOrders } from './engine/orders/orders.routes.ts';
import { orderEngine } from './orders.ts';
import { testApp } from './platform/http/test-app.ts';
import { bindTransferSettings } from './services/money-transfer/settings/transfer-settings.routes.ts';
import {
  doTo,
  draftTransfer,
  inCash,
  openDrawer,
  type Person,
  transferWorld,
} from './services/money-transfer/test-transfers.queries.ts';
import { bindTransfers } from './services/money-transfer/transfers.routes.ts';

/** A program that sells transfers under rules, with two officers who may change them. */
export async function rulesWorld() {
  const test = await testApp([
    bindOrders(orderEngine),
    bindTransfers(orderEngine),
    bindTransferSettings,
    bindHoldRules,
  ]);
  const world = await transferWorld(test);
  const { owner } = test.database;
  await openDrawer(test, world.seller);
  const officer = async () => {
    const { id, token } = await test.insertUser({
      roles: ['CorporationCompliance'],
      offices: [world.office.id],
    });
    return { id, token, office: world.office.id };
  };

  const draft = async (changes: Partial<TransferInput> = {}, as: Person = world.seller) => {
    const created = await draftTransfer(test, { ...world, seller: { ...world.seller, ...as } }, changes);
    const { money } = (await test.call<OrderPaper>('GET', `/api/orders/${created.id}`, as)).body;
    return { created, total: money.total.amountMinor };
  };
  const statusOf = async (id: string): Promise<string> => {
    const { status } = await owner
      .selectFrom('orders')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return status;
  };
  const pay = async ({ created, total }: Awaited<ReturnType<typeof draft>>, as: Person = world.seller) => {
    const answer = await doTo(test, created, { as, ...inCash(total) });
    return { id: created.id, answer, status: await statusOf(created.id) };
  };
  const sell = async (changes: Partial<TransferInput> = {}, as: Person = world.seller) =>
    await pay(await draft(changes, as), as);
  /** Codes of what was found in an order. */
  const foundIn = async (id: string): Promise<string[]> => {
    const rows = await owner.selectFrom('rule_hits').select('code').where('order_id', '=', id).execute();
    return rows.map(({ code }) => code).toSorted();
  };
  /** A rule that counts from now on, as if two had agreed long ago. */
  const rule = async (
    code: string,
    measure: RuleMeasure,
    { action = 'hold', isAml = true }: { action?: 'hold' | 'refuse' | 'review'; isAml?: boolean } = {},
  ) => {
    const at = test.clock.now;
    const last = await owner
      .selectFrom('hold_rules')
      .select((eb) => eb.fn.max('version').as('version'))
      .where('code', '=', code)
      .executeTakeFirst();
    await owner
      .insertInto('hold_rules')
      .values({
        code,
        version: (last?.version ?? 0) + 1,
        kind: measure.kind,
        params: JSON.stringify(measure.params),
        name: JSON.stringify({ en: code, es: code }),
        action,
        check_type: 'Other',
        is_aml: isAml,
        active_from: new Date('2020-01-01'),
        status: 'active',
        reason: 'test',
        created_at: at,
        approved_at: at,
      })
      .execute();
  };
  /** What was sold before, so many days earlier; the clock stays, since logins end. */
  const daysPass = async (days: number) => {
    await sql`update order_keys set at = at - make_interval(days => ${days}::int)`.execute(owner);
    await sql`update order_facts set at = at - make_interval(days => ${days}::int)`.execute(owner);
  };
  return { daysPass, test, world, owner, officer, draft, pay, sell, foundIn, rule, statusOf };
}
