import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { ForcedPost } from '#domain/areas/server-admin/forced-posts.schema.ts';
import { decideApproval } from '#server/engine/ledger/approvals.queries.ts';
import { postForced, requestForcedPost } from '#server/engine/ledger/forced-post.queries.ts';
import { type Journal, postJournals } from '#server/engine/ledger/post-journals.queries.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { ledgerTasks } from '#server/engine/ledger/ledger-tasks.queries.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import { bindServerAdmin } from './server-admin.routes.ts';

const app = await testApp([bindServerAdmin]);
const office = await app.insertOffice();
const accountant = await app.insertUser({ roles: ['CorporationAccounting'], offices: [office.id] });
const other = await app.insertUser({ roles: ['CorporationAccounting'], offices: [office.id] });
const one = { token: accountant.token, office: office.id };
const two = { token: other.token, office: office.id };

interface Answer {
  checks: { isOk: boolean; runBy: string | null; report: { check: string; isOk: boolean }[] }[];
  closedThrough: string | null;
  request: { id: string; isMine: boolean; through: string } | null;
}
const read = async (as = one) => (await app.call<Answer>('GET', '/api/server/ledger', as)).body;

test('the books are checked on demand, in the background, and the report stays', async () => {
  expect(await read()).toMatchObject({ checks: [], closedThrough: null, request: null, seal: null });
  await app.call('POST', '/api/server/ledger/checks', one);
  await app.runJobs(ledgerTasks());
  const { checks } = await read();
  expect(checks).toMatchObject([{ isOk: true, runBy: expect.stringContaining('Test') }]);
  expect(checks[0]?.report).toHaveLength(9);
});

test('what is broken is named', async () => {
  await app.database.owner.transaction().execute(async (tx) => {
    await sql`alter table ledger.balance disable trigger user`.execute(tx);
    await sql`select ledger.open_account('rewards.77', 'USD')`.execute(tx);
    await sql`update ledger.balance set balance = 5`.execute(tx);
  });
  await app.call('POST', '/api/server/ledger/checks', one);
  await app.runJobs(ledgerTasks());
  const [last] = (await read()).checks;
  expect(last?.isOk).toBe(false);
  expect(last?.report.filter(({ isOk }) => !isOk)).toEqual([
    {
      check: 'balancesAreTheirLines',
      isOk: false,
      examined: 1,
      found: 1,
      findings: [{ what: 'rewards.77', expected: '0', found: '5' }],
    },
  ]);
});

test('a period is closed by two persons', async () => {
  const ask = (through: string) =>
    app.call<{ id: string; code: string }>('POST', '/api/server/ledger/period-locks', {
      ...one,
      body: { through, reason: 'Month end' },
    });
  expect(await ask('2026-11-20')).toMatchObject({ status: 422, body: { code: 'field-refused' } });
  const { body } = await ask('2026-10-31');
  expect(await ask('2026-10-30')).toMatchObject({ status: 409 });
  expect((await read(two)).request).toMatchObject({ id: body.id, through: '2026-10-31', isMine: false });
  const decide = (as: typeof one) =>
    app.call('POST', `/api/server/ledger/period-locks/${body.id}/decisions`, {
      ...as,
      body: { isGranted: true },
    });
  expect(await decide(one)).toMatchObject({ status: 409, body: { code: 'another-person' } });
  expect((await decide(two)).status).toBe(200);
  expect(await read()).toMatchObject({ closedThrough: '2026-10-31', request: null });
  expect(await ask('2026-10-31')).toMatchObject({ status: 422 });
});

test('what two persons let go below a floor stands there until it is covered', async () => {
  const agency = await app.insertOffice({ office_type: 'External', credit_model: 'Prepay' });
  const fund = `fund.proxy.${agency.id}` as const;
  const post = (idem: string, amount: bigint): Journal => ({
    idem,
    kind: 'fund.adjust',
    txnType: 'Adjustment',
    scope: 'Proxy',
    officeId: agency.id,
    lines: [
      { account: fund, currency: 'USD', amount },
      { account: 'adjustments', currency: 'USD', amount: -amount },
    ],
  });
  const at = app.services.clock();
  const inTx = <T>(work: (tx: Tx) => Promise<T>) => app.database.app.transaction().execute(work);
  const ask = async (idem: string) =>
    await inTx((tx) =>
      requestForcedPost(tx, post(idem, 2500n), { reason: 'Bounced check', by: accountant.id, at }),
    );
  const list = async () =>
    (await app.call<{ posts: ForcedPost[] }>('GET', '/api/server/ledger/forced-posts', one)).body.posts;
  const bounced = await ask('forced:1');
  expect(await list()).toMatchObject([{ state: 'Asked', reason: 'Bounced check', account: null }]);
  await inTx((tx) => decideApproval(tx, { id: bounced, isGranted: true, by: other.id, at }));
  await inTx((tx) =>
    postForced(tx, { approval: bounced, journal: post('forced:1', 2500n), on: '2026-11-20', at }),
  );
  const refused = await ask('forced:2');
  await inTx((tx) => decideApproval(tx, { id: refused, isGranted: false, by: other.id, at }));
  expect(await list()).toMatchObject([
    { id: bounced, state: 'Open', account: fund, office: agency.code, amount: '-2500', below: '2500' },
    { id: refused, state: 'Refused', decidedBy: expect.stringContaining('Test') },
  ]);
  await inTx((tx) => postJournals(tx, { on: '2026-11-20', at, journals: [post('paid', -2500n)] }));
  expect(await list()).toMatchObject([{ id: refused }, { id: bounced, state: 'Covered', below: '0' }]);
});

test('is closed to everybody else', async () => {
  const clerk = await app.insertUser({ roles: ['Admin'], offices: [office.id] });
  const answer = await app.call('GET', '/api/server/ledger', { token: clerk.token, office: office.id });
  expect(answer).toMatchObject({ status: 409, body: { code: 'not-your-role' } });
});
