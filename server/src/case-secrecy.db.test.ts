import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { CaseRow } from '#domain/areas/compliance/cases.rows.ts';
import type { OrderPaper } from '#domain/order/orders.endpoints.ts';
import { bindActivity } from '#server/areas/activity/activity.routes.ts';
import { checkCaseHistories } from '#server/areas/compliance/check-case-histories.queries.ts';
import { type DeskPerson, why } from '#server/areas/compliance/test-desk.queries.ts';
import { verifyAllChains, verifyCaseChain } from '#server/compliance/cases/verify-case-chain.queries.ts';
import { runChecks } from '#server/engine/ledger/ledger-tasks.queries.ts';
import { doTo } from '#server/services/money-transfer/test-transfers.queries.ts';
import { testCases } from './test-cases.ts';

const { test, world, owner, desk, person, soldOrder } = await testCases([
  bindActivity(async () => await Promise.resolve(true)),
]);
const ana = await person('CorporationComplianceAML');
const local = await person('Compliance');
const elsewhere = await test.insertOffice();

/** A paid sale that an officer holds by hand. */
async function heldByHand() {
  const order = await soldOrder();
  const held = await doTo(test, order, { as: ana, action: 'Hold', reason: 'Three senders, one phone' });
  if (held.status !== 200) throw new Error(JSON.stringify(held.body));
  return { orderId: order.id, id: await desk.caseOf(order.id) };
}

const listOf = async (as: DeskPerson) =>
  (await test.call<{ rows: CaseRow[] }>('GET', '/api/compliance/cases', as)).body.rows.map(({ id }) => id);

describe('a matter of money laundering', () => {
  it('is seen by compliance of the office only until it is escalated, and who looks is kept', async () => {
    const { id, orderId } = await heldByHand();
    expect(await listOf(local)).toContain(id);
    // Held by hand, it still shows who the parties are, as they were screened at the sale.
    const [sender] = (await desk.read(ana, id)).subjects;
    expect(sender?.facts.map(({ fact }) => fact)).toContain('birth');
    expect((await desk.read(local, id)).actions.filter(({ allowed }) => allowed)).toMatchObject([
      { action: 'note' },
      { action: 'file' },
    ]);
    const seen = await test.call<OrderPaper>('GET', `/api/orders/${orderId}`, local);
    expect(seen.body.hold?.reasons).toEqual(['Three senders, one phone']);

    await desk.step(ana, id, 'claim');
    expect((await desk.step(ana, id, 'escalate', { note: 'Structuring by three senders.' })).status).toBe(
      200,
    );
    expect(await listOf(local)).not.toContain(id);
    const paths = ['', '/export?format=json'];
    for (const rest of paths) {
      const answer = await test.call('GET', `/api/compliance/cases/${id}${rest}`, local);
      expect([404, 409]).toContain(answer.status);
    }
    for (const [name, body] of [
      ['notes', { body: 'x' }],
      ['answer', { answer: 'x' }],
    ] as const) {
      expect((await desk.step(local, id, name, body)).status).toBe(404);
    }
    for (const as of [local, world.seller, world.admin]) {
      const paper = await test.call<OrderPaper>('GET', `/api/orders/${orderId}`, as);
      expect(paper.body.hold).toMatchObject({ checkType: 'None', reasons: [] });
      const texts = JSON.stringify([
        paper.body,
        (await test.call('GET', `/api/orders/${orderId}/history`, as)).body,
        (await test.call('GET', `/api/orders/${orderId}/notes`, as)).body,
        (await test.call('GET', '/api/activity/office', as)).body,
      ]);
      expect(texts).not.toMatch(/three senders|structuring|escalat|laundering/i);
    }
    const log = await owner
      .selectFrom('activity')
      .select('scope')
      .where('entity', '=', 'case')
      .where('entity_id', '=', id)
      .execute();
    // Claimed, before it was escalated; offices and providers read the log of orders.
    expect(log).toEqual([{ scope: 'security' }]);

    const boss = await person('CorporationCompliance');
    await desk.read(boss, id);
    const sheet = await desk.read(boss, id);
    expect(sheet.readers).toContainEqual(expect.objectContaining({ times: 2 }));
    expect(sheet).toMatchObject({
      queue: 'aml',
      isAml: true,
      clocks: [{ kind: 'SAR', dueOn: '2026-12-20' }],
    });
  });

  it('tells nobody over the stream of events', async () => {
    const { id } = await heldByHand();
    await desk.step(ana, id, 'claim');
    await desk.step(ana, id, 'escalate', { note: 'Structuring by three senders.' });
    const events = await owner
      .selectFrom('outbox')
      .select('payload')
      .where('name', '=', 'cases')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    const payload = (events[0]?.payload ?? {}) as { userIds?: string[]; officeIds?: string[] };
    const { userIds = [], officeIds } = payload;
    expect(officeIds).toBeUndefined();
    expect(userIds).toContain(ana.id);
    expect(userIds).not.toContain(local.id);
    expect(userIds).not.toContain(world.seller.id);
  });

  it('of another office is nobody’s business', async () => {
    const { id } = await heldByHand();
    const far = await test.insertUser({ roles: ['Compliance'], offices: [elsewhere.id] });
    const as = { id: far.id, token: far.token, office: elsewhere.id };
    expect(await listOf(as)).toEqual([]);
    expect((await test.call('GET', `/api/compliance/cases/${id}`, as)).status).toBe(404);
    const seller = await test.call('GET', `/api/compliance/cases/${id}`, world.seller);
    expect(seller).toMatchObject({ status: 409, body: { code: 'not-your-role' } });
  });
});

describe('asked for information', () => {
  it('the time to decide stands still, the office reads neutral words and answers', async () => {
    const { id, orderId } = await heldByHand();
    await desk.step(ana, id, 'claim');
    const before = await desk.read(ana, id);
    const ask = { wanted: ['SourceOfFunds'], to: 'both' };
    expect((await desk.step(ana, id, 'request-information', ask)).status).toBe(200);
    expect((await desk.step(ana, id, 'clear', { note: why })).body.code).toBe('case-waits');
    const notes = await test.call('GET', `/api/orders/${orderId}/notes`, world.seller);
    expect(JSON.stringify(notes.body)).toContain('where the money comes from');
    expect(JSON.stringify(notes.body)).not.toContain('HC-');
    const mails = await owner.selectFrom('mails').select(['recipient', 'subject', 'body_text']).execute();
    expect(mails.length).toBeGreaterThan(0);
    expect(JSON.stringify(mails)).not.toMatch(/sanction|ofac|hold|HC-/i);
    test.clock.advance(40);
    expect(
      (await desk.step(local, id, 'answer', { answer: 'Her wages; the slip is attached.' })).status,
    ).toBe(200);
    const after = await desk.read(ana, id);
    expect(Date.parse(after.slaAt) - Date.parse(before.slaAt)).toBe(40 * 60_000);
    test.clock.advance(-40);
    expect((await desk.step(ana, id, 'clear', { note: why })).status).toBe(200);
  });
});

describe('a matter of money laundering that something is asked about', () => {
  it('is answered by the seller with a note of the order, like any other', async () => {
    const { id, orderId } = await heldByHand();
    await desk.step(ana, id, 'claim');
    await desk.step(ana, id, 'escalate', { note: 'Structuring by three senders.', startsSar: false });
    await desk.step(ana, id, 'claim');
    const { email } = await owner
      .selectFrom('users')
      .select('email')
      .where('id', '=', world.seller.id)
      .executeTakeFirstOrThrow();
    const ask = { wanted: ['SourceOfFunds'], to: 'office' };
    expect((await desk.step(ana, id, 'request-information', ask)).status).toBe(200);
    const told = await owner.selectFrom('mails').select('body_text').where('recipient', '=', email).execute();
    expect(told.at(-1)?.body_text).toContain('as a note of the order');
    const before = await desk.read(ana, id);
    expect(before.state).toBe('NeedInfo');

    test.clock.advance(30);
    const note = async (as: DeskPerson, body: string) =>
      await test.call('POST', `/api/orders/${orderId}/notes`, { ...as, body: { body } });
    await note(ana, 'The office was called.');
    expect((await desk.read(ana, id)).state, 'no answer of the office').toBe('NeedInfo');
    expect((await note(world.seller, 'Her wages of two months.')).status).toBe(200);
    const after = await desk.read(ana, id);
    expect(after).toMatchObject({ state: 'Claimed', information: null });
    expect(after.events.at(-1)).toMatchObject({
      kind: 'answered',
      data: { answer: 'Her wages of two months.' },
    });
    expect(Date.parse(after.slaAt) - Date.parse(before.slaAt)).toBe(30 * 60_000);
    test.clock.advance(-30);
  });

  it('is rejected in neutral words, though an officer typed others on the paper of the order', async () => {
    const { id, orderId } = await heldByHand();
    await desk.step(ana, id, 'claim');
    await desk.step(ana, id, 'escalate', { note: 'Structuring by three senders.', startsSar: false });
    const { body } = await test.call<OrderPaper>('GET', `/api/orders/${orderId}`, ana);
    const rejected = await doTo(test, body, { as: ana, action: 'Reject', reason: 'Structuring' });
    expect(rejected.status).toBe(200);
    const history = async (as: DeskPerson) =>
      JSON.stringify((await test.call('GET', `/api/orders/${orderId}/history`, as)).body);
    expect(await history(world.seller)).not.toMatch(/structuring/i);
    expect(await history(world.seller)).toContain('It could not be accepted.');
    expect(await history(ana)).toContain('Structuring');
  });

  it('refuses to wait for an answer where nobody can be asked', async () => {
    const { id } = await heldByHand();
    await desk.step(ana, id, 'claim');
    await owner.updateTable('customers').set({ email: '' }).where('id', '=', world.customer).execute();
    const ask = { wanted: ['SourceOfFunds'], to: 'customer' };
    expect((await desk.step(ana, id, 'request-information', ask)).body.code).toBe('nobody-to-ask');
    expect((await desk.read(ana, id)).state).toBe('Claimed');
  });
});

describe('the chain of a case', () => {
  it('is whole until somebody changes, cuts or adds something, though they own the tables', async () => {
    const { id } = await heldByHand();
    await desk.step(ana, id, 'claim');
    await desk.step(ana, id, 'notes', { body: 'First note' });
    await desk.step(ana, id, 'notes', { body: 'Second note' });
    expect(await verifyCaseChain(owner, id)).toMatchObject({ isWhole: true });
    const events = () => owner.updateTable('case_events').where('case_id', '=', id);
    await expect(events().set({ kind: 'x' }).execute()).rejects.toThrow('append-only');

    const asOwner = async (work: () => Promise<unknown>) => {
      await sql`alter table case_events disable trigger user`.execute(owner);
      await work();
      await sql`alter table case_events enable always trigger case_events_is_append_only`.execute(owner);
    };
    await asOwner(
      async () => await events().set({ data: '{"body":"Other"}' }).where('seq', '=', 3).execute(),
    );
    expect(await verifyCaseChain(owner, id)).toMatchObject({ isWhole: false, brokenAt: 3 });
    await asOwner(
      async () => await events().set({ data: '{"body":"First note"}' }).where('seq', '=', 3).execute(),
    );
    expect(await verifyCaseChain(owner, id)).toMatchObject({ isWhole: true });
    await asOwner(
      async () =>
        await owner.deleteFrom('case_events').where('case_id', '=', id).where('seq', '=', 4).execute(),
    );
    expect(await verifyCaseChain(owner, id)).toMatchObject({ isWhole: false, brokenAt: 4 });
    const { broken } = await verifyAllChains(owner);
    expect(broken).toMatchObject([{ caseId: id, brokenAt: 4 }]);
    // With the checks of Server Admin.
    await runChecks(test.services, null, [checkCaseHistories]);
    const { report } = await owner.selectFrom('ledger_checks').select('report').executeTakeFirstOrThrow();
    expect(report).toContainEqual(
      expect.objectContaining({ check: 'caseHistoriesHold', isOk: false, found: 1 }),
    );
  });
});

describe('the next case', () => {
  it('is given to one of eight officers each, the gravest first', async () => {
    await owner.updateTable('compliance_cases').set({ assignee_id: ana.id }).execute();
    const mine: string[] = [];
    for (let n = 0; n < 8; n += 1) mine.push((await heldByHand()).id);
    const [grave = ''] = mine.slice(-1);
    await owner.updateTable('compliance_cases').set({ severity: 3 }).where('id', '=', grave).execute();
    const officers = await Promise.all(mine.map(async () => await person('CorporationCompliance')));
    const next = async (as: DeskPerson) =>
      (await test.call<{ id: string }>('POST', '/api/compliance/cases/next', { ...as, body: {} })).body.id;
    const first = await next(officers[0] as DeskPerson);
    expect(first).toBe(grave);
    const taken = await Promise.all(officers.slice(1).map(next));
    expect([first, ...taken].toSorted()).toEqual(mine.toSorted());
    expect(await next(officers[1] as DeskPerson), 'nothing is left').toBe('0');
  });
});
