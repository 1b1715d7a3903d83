import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { CashPaper, CashRow } from '#domain/areas/cash/cash.endpoints.ts';
import type { Created } from '#domain/kernel/wire.ts';
import type { PayOptions } from '#domain/payment/payments.endpoints.ts';
import { bindPayments } from '#server/engine/payments/payments.routes.ts';
import { testPayments } from '#server/engine/payments/test-payments.ts';
import { bindCash } from './cash.routes.ts';

const shop = await testPayments([bindCash, bindPayments]);
const { test, office } = shop;
const path = '/api/cash/sessions';

async function newSeller(roles: 'Sale' | 'Admin' = 'Sale') {
  const { id, token } = await test.insertUser({ roles: [roles], offices: [office.id] });
  return { id, as: { token, office: office.id } };
}
type Seller = Awaited<ReturnType<typeof newSeller>>;

async function open({ as }: Seller, count: Record<string, number> = { 2000: 5, 25: 4 }): Promise<string> {
  const answer = await test.call<Created>('POST', path, { ...as, body: { count } });
  expect(answer.status).toBe(200);
  return answer.body.id;
}

async function paper({ as }: Seller, id: string): Promise<CashPaper> {
  return (await test.call<CashPaper>('GET', `${path}/${id}`, as)).body;
}

const close = (
  seller: Seller,
  id: string,
  { version, count, note = '' }: { version: number; count: object; note?: string },
) => test.call('POST', `${path}/${id}/close`, { ...seller.as, version, body: { count, note } });

const reopen = (seller: Seller, id: string, version: number) =>
  test.call('POST', `${path}/${id}/reopen`, {
    ...seller.as,
    version,
    body: { reason: 'a sale was forgotten' },
  });

/** Cash differences that the ledger knows of a drawer. */
async function posted(id: string): Promise<string[]> {
  const { rows } = await sql<{ amount: string }>`
    select e.amount::text as amount from ledger.entry e join ledger.journal j on j.id = e.journal_id
    join ledger.account a on a.id = e.account_id
    where j.idem like ${`cash:${id}:%`} and a.code like 'fund.%' order by j.id`.execute(test.database.owner);
  return rows.map(({ amount }) => amount);
}

it('opens with a counted float, once a person and office, and knows what should lie in it', async () => {
  const seller = await newSeller();
  const id = await open(seller);
  expect(await paper(seller, id)).toMatchObject({
    status: 'Open',
    openingFloat: '10100',
    expected: '10100',
    isMine: true,
    counted: null,
  });
  const again = await test.call('POST', path, { ...seller.as, body: { count: {} } });
  expect(again).toMatchObject({ status: 409, body: { code: 'cash-session-open' } });
  expect((await test.call<PayOptions>('GET', '/api/payments/options', seller.as)).body.isDrawerOpen).toBe(
    true,
  );
});

it('two that open at the same moment get one drawer', async () => {
  const seller = await newSeller();
  const tries = [1, 2, 3].map(() => test.call('POST', path, { ...seller.as, body: { count: {} } }));
  expect((await Promise.all(tries)).map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

it('counts what is taken, given back, brought and taken away; checks lie beside it', async () => {
  const seller = await newSeller();
  const id = await open(seller);
  const order = await shop.order(30_000);
  const check = { method: 'Check', amount: '10000', reference: '1042', card: null } as const;
  const context = () => shop.request(undefined, seller.id);
  await shop.pay(order, [shop.cash(20_000), check], { context: context() });
  await shop.refund(order, 12_500, context());
  test.clock.advance(1);
  const move = (body: object) => test.call('POST', `${path}/${id}/movements`, { ...seller.as, body });
  expect((await move({ kind: 'CashIn', amount: '5000', reason: 'change from the safe' })).status).toBe(200);
  expect((await move({ kind: 'CashOut', amount: '9000', reason: 'deposit', reference: 'S-1' })).status).toBe(
    200,
  );
  const shown = await paper(seller, id);
  // 101.00 + 200.00 − 25.00 + 50.00 − 90.00; the check went back through the office's bank
  expect(shown).toMatchObject({
    expected: '23600',
    sums: { taken: '20000', given: '2500', in: '5000', out: '9000' },
    papers: [{ method: 'Check', count: 1, amount: '10000' }],
  });
  expect(shown.lines.map(({ kind, cash }) => [kind, cash])).toEqual([
    ['Payment', '20000'],
    ['Payment', null],
    ['Refund', '-2500'],
    ['CashIn', '5000'],
    ['CashOut', '-9000'],
  ]);
  expect(await move({ kind: 'CashOut', amount: '23601', reason: 'deposit' })).toMatchObject({
    status: 422,
    body: { details: { fields: [{ path: 'amount', code: 'not-enough-cash' }] } },
  });
});

it('closes with a count; a difference wants a reason and is posted', async () => {
  const seller = await newSeller();
  const id = await open(seller);
  const short = { count: { 2000: 5 }, version: 1 };
  expect(await close(seller, id, short)).toMatchObject({
    status: 422,
    body: { details: { fields: [{ path: 'note', code: 'reason-missing' }] } },
  });
  expect(await close(seller, id, { ...short, version: 7 })).toMatchObject({ status: 412 });
  expect((await close(seller, id, { ...short, note: 'a roll of quarters' })).status).toBe(200);
  expect(await paper(seller, id)).toMatchObject({
    status: 'Closed',
    expected: '10100',
    counted: '10000',
    difference: '-100',
    closingCount: { 2000: 5 },
  });
  expect(await posted(id)).toEqual(['-100']);
  await expect(
    shop.pay(await shop.order(500), [shop.cash(500)], { context: shop.request(undefined, seller.id) }),
  ).rejects.toMatchObject({ code: 'cash-session-closed' });
});

it('of an agency is its own: what is missing there takes nothing off its debt', async () => {
  const agency = await test.insertOffice({ office_type: 'External' });
  const { id: user, token } = await test.insertUser({ roles: ['Sale'], offices: [agency.id] });
  const seller = { id: user, as: { token, office: agency.id } };
  const id = await open(seller);
  expect((await close(seller, id, { count: {}, version: 1, note: 'all gone' })).status).toBe(200);
  expect(await paper(seller, id)).toMatchObject({ status: 'Closed', difference: '-10100' });
  expect(await posted(id)).toEqual([]);
});

it('is reopened the same day by the admin, and a new close posts only what is new', async () => {
  const [seller, admin] = [await newSeller(), await newSeller('Admin')];
  const id = await open(seller);
  await close(seller, id, { count: { 2000: 5 }, version: 1, note: 'missing' });
  expect(await reopen(seller, id, 2)).toMatchObject({ status: 409, body: { code: 'not-your-role' } });
  expect((await reopen(admin, id, 2)).status).toBe(200);
  expect(await paper(seller, id)).toMatchObject({ status: 'Open', counted: null, isMine: true });
  expect((await close(seller, id, { count: { 2000: 5, 100: 1 }, version: 3 })).status).toBe(200);
  expect(await posted(id)).toEqual(['-100', '100']);
  test.clock.advance(24 * 60);
  const fresh = { ...admin, as: { ...admin.as, token: await test.logIn(admin.id) } };
  expect(await reopen(fresh, id, 4)).toMatchObject({ status: 409, body: { code: 'session-not-today' } });
});

it('others see only their own drawers, the admin those of the office', async () => {
  const [seller, other, admin] = [await newSeller(), await newSeller(), await newSeller('Admin')];
  const id = await open(seller);
  expect((await test.call('GET', `${path}/${id}`, other.as)).status).toBe(404);
  expect((await test.call('GET', `${path}/${id}`, admin.as)).status).toBe(200);
  const list = async (as: object) =>
    (await test.call<{ sessions: CashRow[] }>('GET', path, as)).body.sessions.map((one) => one.id);
  expect(await list(other.as)).toEqual([]);
  expect(await list(admin.as)).toContain(id);
  expect(
    (
      await test.call('POST', `${path}/${id}/movements`, {
        ...admin.as,
        body: { kind: 'CashOut', amount: '100', reason: 'mine' },
      })
    ).status,
  ).toBe(409);
});

it('a payment and a count at the same moment stand one behind the other', async () => {
  const seller = await newSeller();
  const id = await open(seller);
  const order = await shop.order(5000);
  const [paid, closed] = await Promise.allSettled([
    shop.pay(order, [shop.cash(5000)], { context: shop.request(undefined, seller.id) }),
    close(seller, id, { count: { 2000: 5, 25: 4 }, version: 1, note: 'counted' }),
  ]);
  expect(closed).toMatchObject({ status: 'fulfilled', value: { status: 200 } });
  const expected = paid.status === 'fulfilled' ? '15100' : '10100';
  expect(await paper(seller, id)).toMatchObject({ expected });
});
