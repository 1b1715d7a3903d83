import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { checklistSteps } from '#domain/areas/compliance/cases.values.ts';
import type { OrderPaper } from '#domain/order/orders.endpoints.ts';
import { why } from '#server/areas/compliance/test-desk.queries.ts';
import { putOnList } from '#server/compliance/screenings/test-lists.queries.ts';
import {
  doTo,
  draftTransfer,
  inCash,
  openDrawer,
} from '#server/services/money-transfer/test-transfers.queries.ts';
import { nearlyJose, testCases } from './test-cases.ts';

const { test, world, owner, desk, person, heldSale, statusOf } = await testCases();
await putOnList(owner, [nearlyJose]);
const [ana, beto] = [await person('CorporationCompliance'), await person('CorporationComplianceAML')];

describe('a sale to a listed name', () => {
  it('is a case, decided in a forced order and released by two persons', async () => {
    const { id, orderId } = await heldSale();
    const sheet = await desk.read(ana, id);
    expect(sheet).toMatchObject({ state: 'Open', queue: 'ofac', severity: 3, reasons: ['SANCTIONS'] });
    expect(sheet.hits[0]).toMatchObject({ source: 'OFAC_SDN', entryId: '900', decision: 'open' });
    const points = sheet.hits[0]?.parts.reduce((sum, part) => sum + part.points, 0);
    expect(points).toBeCloseTo(sheet.hits[0]?.score ?? 0, 2);

    const hit = sheet.hits[0]?.id ?? '';
    const fp = { decision: 'false-positive', reasonCode: 'OtherBirthDate', note: why };
    const refused = async (name: string, body: unknown) => (await desk.step(ana, id, name, body)).body.code;
    expect(await refused(`hits/${hit}/decision`, fp)).toBe('case-not-claimed');
    expect((await desk.step(ana, id, 'claim')).status).toBe(200);
    expect(await refused('clear', { note: why })).toBe('hits-open');
    expect(await refused(`hits/${hit}/decision`, { ...fp, note: 'no' })).toBe('bad-input');
    expect((await desk.step(ana, id, `hits/${hit}/decision`, fp)).status).toBe(200);
    expect(await refused('clear', { note: why })).toBe('checklist-open');
    expect(await refused('checklist', { step: 'isSameType', answer: 'yes' })).toBe('checklist-order');
    const steps = ['isListed', 'isSameType', 'hasMoreThanOneNamePart', 'isEntryCompared'];
    for (const step of steps) {
      expect((await desk.step(ana, id, 'checklist', { step, answer: 'yes' })).status).toBe(200);
    }
    expect(await refused('release', { note: why })).toBe('case-not-cleared');
    await desk.step(ana, id, 'checklist', { step: 'hasSeveralSimilarities', answer: 'no' });
    expect((await desk.step(ana, id, 'clear', { note: why })).status).toBe(200);

    expect((await desk.step(ana, id, 'release', { note: why })).status).toBe(200);
    expect(await statusOf(orderId)).toBe('Hold');
    expect(await desk.read(beto, id)).toMatchObject({
      state: 'SecondPerson',
      approvals: 1,
      approvalsNeeded: 2,
      asked: { action: 'Release', by: { id: ana.id } },
    });
    expect(await refused('release', { note: why })).toBe('another-person');
    expect((await desk.step(beto, id, 'release', { note: why })).status).toBe(200);
    expect(await statusOf(orderId)).toBe('Released');
    const done = await desk.read(ana, id);
    expect(done).toMatchObject({ state: 'Closed', outcome: 'Released', approvals: 2 });
    expect(done.chain).toMatchObject({ isWhole: true, brokenAt: null });
    expect(done.events.map(({ kind }) => kind)).toEqual([
      'opened',
      'claimed',
      'hit-decided',
      ...steps.map(() => 'checklist'),
      'checklist',
      'cleared',
      'asked',
      'approved',
      'released',
    ]);
    // Remembered: the next sale to the same receiver is not held.
    const draft = await draftTransfer(test, world, { amount: '5000' });
    const { body } = await test.call<OrderPaper>('GET', `/api/orders/${draft.id}`, world.seller);
    await doTo(test, draft, { as: world.seller, ...inCash(body.money.total.amountMinor) });
    expect(await statusOf(draft.id)).toBe('Purchased');
    await owner.updateTable('hit_memories').set({ revoked_at: test.clock.now }).execute();
  });

  it('is not cleared or let go by who sold it, not even by an admin of everything', async () => {
    const both = await person('CorporationAdmin');
    await openDrawer(test, { ...both, office: world.office.id });
    const { id, orderId, version } = await heldSale();
    await owner
      .updateTable('order_holds')
      .set({ needs_two: false })
      .where('order_id', '=', orderId)
      .execute();
    await desk.clearAll(ana, id);
    // Paid by the admin as well: a part in the order is enough.
    await owner
      .updateTable('customers')
      .set({ updated_at: test.clock.now })
      .where('id', '=', world.customer)
      .execute();
    await owner
      .insertInto('activity')
      .values({
        at: test.clock.now,
        user_id: both.id,
        office_id: world.office.id,
        scope: 'customers',
        action: 'edited',
        entity: 'customer',
        entity_id: world.customer,
        label: 'x',
      })
      .execute();
    await desk.step(ana, id, 'assign', { userId: both.id });
    expect((await desk.step(both, id, 'release', { note: why })).body.code).toBe('own-order');
    const direct = await doTo(test, { id: orderId, version }, { as: both, action: 'Release' });
    expect(direct.body).toMatchObject({ code: 'own-order' });
    await desk.step(ana, id, 'assign', { userId: ana.id });
    expect((await desk.step(ana, id, 'release', { note: why })).status).toBe(200);
    expect(await statusOf(orderId)).toBe('Released');
    await owner.updateTable('hit_memories').set({ revoked_at: test.clock.now }).execute();
  });

  it('rejected starts the ten business days of OFAC, and the office reads a neutral reason', async () => {
    const { id, orderId } = await heldSale();
    await desk.step(beto, id, 'claim');
    expect(
      (await desk.step(beto, id, 'reject', { note: 'The sender could not say who it is.' })).status,
    ).toBe(200);
    expect(await statusOf(orderId)).toBe('Rejected');
    const { clocks } = await desk.read(ana, id);
    // Thanksgiving lies between.
    expect(clocks).toMatchObject([{ kind: 'OFAC_REJECT', startedOn: '2026-11-20', dueOn: '2026-12-07' }]);
    const history = await test.call<{ rows: { action: string; reason: string | null }[] }>(
      'GET',
      `/api/orders/${orderId}/history`,
      world.seller,
    );
    expect(history.body.rows[0]).toMatchObject({ action: 'Reject', reason: 'It could not be accepted.' });
  });

  it('is blocked by two persons: the money lies as blocked property, and is reported', async () => {
    const { id, orderId } = await heldSale();
    await desk.step(ana, id, 'claim');
    const block = { note: 'The passport is that of the listed one.', isTrueMatch: true };
    expect((await desk.step(ana, id, 'block-funds', block)).body.code).toBe('no-true-match');
    const [hit] = (await desk.read(ana, id)).hits;
    const match = { decision: 'true-match', note: block.note };
    expect((await desk.step(ana, id, `hits/${hit?.id ?? ''}/decision`, match)).status).toBe(200);
    expect((await desk.step(ana, id, 'block-funds', block)).body.code).toBe('checklist-open');
    for (const step of checklistSteps) await desk.step(ana, id, 'checklist', { step, answer: 'yes' });
    expect((await desk.step(ana, id, 'block-funds', block)).status).toBe(200);
    expect(await statusOf(orderId)).toBe('Hold');
    expect((await desk.step(beto, id, 'block-funds', block)).status).toBe(200);
    expect(await statusOf(orderId)).toBe('Locked');
    const { rows } = await sql<{ amount: string }>`
      select sum(e.amount)::text as amount from ledger.entry e join ledger.journal j on j.id = e.journal_id
      join ledger.account a on a.id = e.account_id
      where j.order_id = ${orderId} and a.code like 'blocked%'`.execute(owner);
    expect(rows).toEqual([{ amount: expect.stringMatching(/^-?10/) as string }]);
    const sheet = await desk.read(ana, id);
    expect(sheet).toMatchObject({ state: 'Blocked', outcome: 'Locked' });
    expect(sheet.clocks).toMatchObject([{ kind: 'OFAC_BLOCK', dueOn: '2026-12-07' }]);
    const all = await test.call<{ rows: { kind: string; dueOn: string }[] }>(
      'GET',
      '/api/compliance/clocks',
      ana,
    );
    expect(all.body.rows).toContainEqual(
      expect.objectContaining({ kind: 'OFAC_ANNUAL', dueOn: '2027-09-30' }),
    );
  });
});
