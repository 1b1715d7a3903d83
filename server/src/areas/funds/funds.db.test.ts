import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { FundPaper } from '#domain/areas/funds/funds.endpoints.ts';
import type { FundRow } from '#domain/areas/funds/funds.rows.ts';
import { readForcedPosts } from '#server/engine/ledger/forced-posts.queries.ts';
import { testFunds } from './test-funds.ts';
import type { Person } from './test-funds.ts';

const {
  test,
  head,
  agency,
  other,
  accountant,
  stranger,
  corp,
  second,
  slip,
  enter,
  act,
  done,
  fund,
  paidIn,
} = await testFunds();
await paidIn('58500');

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
