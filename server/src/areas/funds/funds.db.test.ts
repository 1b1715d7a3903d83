import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { FundPaper } from '#domain/areas/funds/funds.endpoints.ts';
import type { FundMoveInput } from '#domain/areas/funds/fund.schema.ts';
import type { FundRow } from '#domain/areas/funds/funds.rows.ts';
import type { Created } from '#domain/kernel/wire.ts';
import type { OrderAction } from '#domain/order/action.ts';
import type { OrderPaper } from '#domain/order/orders.endpoints.ts';
import { bindOrders } from '#server/engine/orders/orders.routes.ts';
import { readForcedPosts } from '#server/engine/ledger/forced-posts.queries.ts';
import { orderEngine } from '#server/orders.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import { bindFunds } from './funds.routes.ts';

const test = await testApp([bindFunds(orderEngine), bindOrders(orderEngine)]);
const head = await test.insertOffice({ office_type: 'Regular', is_head_office: true });
const agency = await test.insertOffice({ office_type: 'External', credit_model: 'Prepay' });
const other = await test.insertOffice({ office_type: 'Regular' });

async function person(
  role: 'Accounting' | 'CorporationAccounting' | 'CorporationAdmin',
  office: { id: string },
) {
  const user = await test.insertUser({ roles: [role], offices: [office.id] });
  return { id: user.id, token: user.token, office: office.id };
}
const accountant = await person('Accounting', agency);
const stranger = await person('Accounting', other);
const corp = await person('CorporationAccounting', head);
const second = await person('CorporationAccounting', head);
const chief = await person('CorporationAdmin', head);
type Person = typeof corp;

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

async function act(by: Person, { id, version }: Created, action: OrderAction, reason?: string) {
  const body = { action, ...(reason !== undefined && { reason }) };
  return await test.call<Created>('POST', `/api/orders/${id}/actions`, { ...by, version, body });
}

async function done(by: Person, order: Created, ...actions: OrderAction[]): Promise<Created> {
  let now = order;
  for (const action of actions) {
    const answer = await act(by, now, action, 'because');
    if (answer.status !== 200) throw new Error(`${action}: ${JSON.stringify(answer.body)}`);
    now = answer.body;
  }
  return now;
}

async function fund(by: Person): Promise<FundPaper> {
  const { body } = await test.call<FundPaper>('GET', `/api/settings/offices/funds/${agency.id}`, by);
  return body;
}

describe('a deposit', () => {
  it('needs its slip, another person to approve it, and the bank, and then raises the fund', async () => {
    const bare = await enter(accountant, {});
    expect(await act(accountant, bare, 'Submit')).toMatchObject({
      status: 422,
      body: { details: { reason: 'slipAttached' } },
    });
    const move = await enter(accountant, { slipFileId: await slip(accountant), bankReference: 'DEP-1' });
    const submitted = await done(accountant, move, 'Submit');
    expect(await act(accountant, submitted, 'Approved')).toMatchObject({ status: 409 });
    expect((await fund(corp)).waiting).toBe('50000');
    await done(corp, submitted, 'Approved', 'Deposit');
    expect(await fund(accountant)).toMatchObject({ balance: '50000', available: '50000', waiting: '0' });
  });

  it('of one’s own is approved by somebody else', async () => {
    const own = await enter(corp, { slipFileId: await slip(corp), bankReference: 'DEP-2' });
    const submitted = await done(corp, own, 'Submit');
    expect(await act(corp, submitted, 'Approved')).toMatchObject({
      status: 422,
      body: { details: { reason: 'makerIsNotChecker' } },
    });
    await done(second, submitted, 'Approved', 'Deposit');
    expect((await fund(corp)).balance).toBe('100000');
  });

  it('is entered once: the same number at the bank is refused', async () => {
    const body = { officeId: agency.id, kind: 'Payment', amount: '50000', bankReference: 'DEP-1' };
    const { status } = await test.call('POST', '/api/settings/offices/fund-moves', { ...accountant, body });
    expect(status).toBe(409);
  });

  it('is not approved by who changed the draft of another', async () => {
    const move = await enter(accountant, { slipFileId: await slip(accountant), bankReference: 'DEP-9' });
    const body = {
      officeId: agency.id,
      kind: 'Payment',
      amount: '9999900',
      bankReference: 'DEP-9',
      slipFileId: await slip(corp),
    };
    const path = `/api/settings/offices/fund-moves/${move.id}`;
    const changed = await test.call<Created>('PUT', path, { ...corp, version: move.version, body });
    expect(changed.status).toBe(200);
    const submitted = await done(corp, changed.body, 'Submit');
    expect(await act(corp, submitted, 'Approved')).toMatchObject({
      status: 422,
      body: { details: { reason: 'makerIsNotChecker' } },
    });
    await done(second, submitted, 'Reject');
  });

  it('that was refused is entered again under its number', async () => {
    const wrong = await enter(accountant, { slipFileId: await slip(accountant), bankReference: 'DEP-8' });
    await done(corp, await done(accountant, wrong, 'Submit'), 'Reject');
    const again = await enter(accountant, { slipFileId: await slip(accountant), bankReference: 'DEP-8' });
    await done(accountant, await done(accountant, again, 'Submit'), 'Cancel');
    const third = await enter(accountant, { slipFileId: await slip(accountant), bankReference: 'DEP-8' });
    await done(accountant, third, 'Discard');
  });

  it('without a number gets the one that who books it reads at the bank', async () => {
    const move = await enter(accountant, { slipFileId: await slip(accountant), amount: '100' });
    const approved = await done(corp, await done(accountant, move, 'Submit'), 'Approved');
    const deposit = async (reference?: string) => {
      const body = { action: 'Deposit', ...(reference !== undefined && { reference }) };
      const { id, version } = approved;
      return await test.call('POST', `/api/orders/${id}/actions`, { ...corp, version, body });
    };
    const paper = await test.call<OrderPaper>('GET', `/api/orders/${move.id}`, corp);
    expect(paper.body.actions.find(({ action }) => action === 'Deposit')).toMatchObject({ allowed: true });
    expect(await deposit()).toMatchObject({ status: 422, body: { details: { reason: 'bankMatched' } } });
    expect((await deposit('DEP-1')).status).toBe(409);
    expect((await deposit('BANK-77')).status).toBe(200);
    const path = `/api/settings/offices/fund-moves/${move.id}`;
    expect((await test.call('GET', path, corp)).body).toMatchObject({ bankReference: 'BANK-77' });
    const back = await enter(corp, { kind: 'ReturnOfFund', amount: '100' });
    await done(second, await done(corp, back, 'Submit'), 'Approved', 'Delivery');
  });

  it('with a number is not booked under another', async () => {
    const move = await enter(accountant, { slipFileId: await slip(accountant), bankReference: 'DEP-4' });
    const approved = await done(corp, await done(accountant, move, 'Submit'), 'Approved');
    const body = { action: 'Deposit', reference: 'DEP-5' };
    const options = { ...corp, version: approved.version, body };
    expect((await test.call('POST', `/api/orders/${approved.id}/actions`, options)).status).toBe(422);
    await done(corp, approved, 'Reject');
  });

  it('that bounced is undone by the corporation, with a second person', async () => {
    const move = await enter(accountant, {
      slipFileId: await slip(accountant),
      bankReference: 'DEP-3',
      amount: '7000',
    });
    const deposited = await done(corp, await done(accountant, move, 'Submit'), 'Approved', 'Deposit');
    expect((await fund(corp)).balance).toBe('107000');
    expect(await act(chief, deposited, 'Undo')).toMatchObject({
      status: 422,
      body: { details: { reason: 'dualControl' } },
    });
    const ask = { ...corp, body: { action: 'Undo', reason: 'The check bounced' } };
    expect((await test.call('POST', `/api/orders/${move.id}/approvals`, ask)).status).toBe(200);
    await done(chief, deposited, 'Undo');
    expect((await fund(corp)).balance).toBe('100000');
  });
});

describe('returns and adjustments', () => {
  it('hand back what is there and no more', async () => {
    const much = await enter(accountant, { kind: 'ReturnOfFund', amount: '100001' });
    const approved = await done(corp, await done(accountant, much, 'Submit'), 'Approved');
    expect(await act(corp, approved, 'Delivery')).toMatchObject({
      status: 422,
      body: { details: { reason: 'fundAvailable' } },
    });
    const some = await enter(accountant, { kind: 'ReturnOfFund', amount: '40000' });
    await done(corp, await done(accountant, some, 'Submit'), 'Approved', 'Delivery');
    expect((await fund(corp)).balance).toBe('60000');
  });

  it('take a correction of either sign, approved twice, and the statement adds up', async () => {
    const less = await enter(corp, {
      kind: 'Adjustment',
      amount: '1500',
      isDebit: true,
      note: 'Counted twice',
    });
    const approved = await done(second, await done(corp, less, 'Submit'), 'Approved');
    const ask = { ...corp, body: { action: 'Confirm', reason: 'Counted twice' } };
    await test.call('POST', `/api/orders/${less.id}/approvals`, ask);
    await done(second, approved, 'Confirm');
    const path = `/api/settings/offices/funds/${agency.id}/lines`;
    const { body } = await test.call<{ lines: { kind: string; amount: string; balance: string }[] }>(
      'GET',
      path,
      corp,
    );
    expect(body.lines.map(({ kind, amount, balance }) => `${kind} ${amount} ${balance}`)).toEqual([
      'fund.adjust -1500 58500',
      'fund.return -40000 60000',
      'undo.fund.payment -7000 100000',
      'fund.payment 7000 107000',
      'fund.return -100 100000',
      'fund.payment 100 100100',
      'fund.payment 50000 100000',
      'fund.payment 50000 50000',
    ]);
  });
});

describe('besides offices that sell', () => {
  const moved = async (orderId: string) => {
    const { rows } = await sql<{ line: string }>`
      select a.code || ' ' || e.amount as line from ledger.journal j join ledger.entry e on e.journal_id = j.id
      join ledger.account a on a.id = e.account_id where j.order_id = ${orderId} order by e.line_no`.execute(
      test.database.owner,
    );
    return rows.map(({ line }) => line);
  };

  it('an agency that is taken on brings its balance along', async () => {
    const fresh = await test.insertOffice({ office_type: 'External', credit_model: 'Prepay' });
    const input = { officeId: fresh.id, kind: 'Adjustment', amount: '90000', isOpening: true } as const;
    const opening = await enter(corp, input);
    const approved = await done(second, await done(corp, opening, 'Submit'), 'Approved');
    const ask = { ...corp, body: { action: 'Confirm', reason: 'By its contract' } };
    await test.call('POST', `/api/orders/${opening.id}/approvals`, ask);
    await done(second, approved, 'Confirm');
    expect(await moved(opening.id)).toEqual([`fund.proxy.${fresh.id} -90000`, 'equity.opening 90000']);
  });

  it('a provider is given its float in advance', async () => {
    const provider = await test.insertOffice({ office_type: 'Provider' });
    const input = {
      officeId: provider.id,
      amount: '80000',
      slipFileId: await slip(corp),
      bankReference: 'W-1',
    };
    const sent = await enter(corp, input);
    await done(second, await done(corp, sent, 'Submit'), 'Approved', 'Deposit');
    expect(await moved(sent.id)).toEqual([`fund.provider.${provider.id} 80000`, 'corp.bank.main -80000']);
    const { body } = await test.call<FundPaper>('GET', `/api/settings/offices/funds/${provider.id}`, corp);
    expect(body.balance).toBe('80000');
  });
});

describe('an adjustment of more than there is', () => {
  it('goes through two persons below the floor, and shows there until it is covered', async () => {
    const short = await test.insertOffice({ office_type: 'External', credit_model: 'Prepay' });
    const much = await enter(corp, {
      officeId: short.id,
      kind: 'Adjustment',
      amount: '70000',
      isDebit: true,
      note: 'A check that bounced',
    });
    const approved = await done(second, await done(corp, much, 'Submit'), 'Approved');
    expect((await act(second, approved, 'Confirm')).status).toBe(422);
    const ask = { ...corp, body: { action: 'Confirm', reason: 'The check of Monday bounced' } };
    await test.call('POST', `/api/orders/${much.id}/approvals`, ask);
    await done(second, approved, 'Confirm');
    const { body } = await test.call<FundPaper>('GET', `/api/settings/offices/funds/${short.id}`, corp);
    expect(body).toMatchObject({ balance: '-70000', available: '-70000' });
    expect(await readForcedPosts(test.database.owner, '2026-11-20')).toMatchObject([
      { state: 'Open', reason: 'The check of Monday bounced', below: '70000', order_id: much.id },
    ]);
  });
});

describe('who sees what', () => {
  it('shows an office its own fund and the corporation all', async () => {
    const rows = async (by: Person) => {
      const { body } = await test.call<{ rows: FundRow[] }>('GET', '/api/settings/offices/funds', by);
      return body.rows.map(({ id }) => id);
    };
    expect(await rows(accountant)).toEqual([agency.id]);
    expect(await rows(corp)).toEqual(expect.arrayContaining([agency.id, other.id, head.id]));
    const path = `/api/settings/offices/funds/${agency.id}`;
    expect((await test.call('GET', path, stranger)).status).toBe(404);
  });

  it('gives credit for a while, which is logged and counts until its day', async () => {
    const before = await fund(corp);
    const body = { temporary: { limit: '25000', until: '2026-12-01' }, graceDays: 5, reason: 'Christmas' };
    const path = `/api/settings/offices/funds/${agency.id}/terms`;
    const changed = await test.call('PUT', path, { ...corp, version: before.version, body });
    expect(changed.status).toBe(200);
    expect(await fund(corp)).toMatchObject({ available: '83500', temporaryLimit: '25000', graceDays: 5 });
    expect((await test.call('PUT', path, { ...corp, version: before.version, body })).status).toBe(412);
    expect((await test.call('PUT', path, { ...accountant, version: 1, body })).status).toBe(409);
  });
});
