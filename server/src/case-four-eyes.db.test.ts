import { describe, expect, it } from 'vitest';
import { type DeskPerson, why } from '#server/areas/compliance/test-desk.queries.ts';
import { watchPerson } from '#server/compliance/screenings/watch-person.queries.ts';
import { putOnList } from '#server/compliance/screenings/test-lists.queries.ts';
import { orderEngine } from '#server/orders.ts';
import { doTo, draftTransfer } from '#server/services/money-transfer/test-transfers.queries.ts';
import { nearlyJose, testCases } from './test-cases.ts';

const { test, world, owner, desk, person, heldSale, statusOf } = await testCases();
await putOnList(owner, [nearlyJose]);
const [ana, beto] = [await person('CorporationCompliance'), await person('CorporationComplianceAML')];

const good = async (as: DeskPerson, id: string, ...[name, body]: [string, unknown?]) =>
  expect(await desk.step(as, id, name, body), name).toMatchObject({ status: 200 });

describe('a second person', () => {
  it('is asked for by compliance alone: a seller who asks does not make one officer two', async () => {
    const { id, orderId } = await heldSale();
    const ask = async (as: DeskPerson) =>
      (
        await test.call<{ code?: string }>('POST', `/api/orders/${orderId}/approvals`, {
          ...as,
          body: { action: 'Release', reason: 'The customer waits at the counter' },
        })
      ).body.code;
    expect(await ask(world.seller)).toBe('compliance-only');
    const everything = await person('CorporationAdmin');
    await owner.updateTable('orders').set({ agent_id: everything.id }).where('id', '=', orderId).execute();
    expect(await ask(everything)).toBe('own-order');
    await desk.clearAll(ana, id);
    await good(ana, id, 'release', { note: why });
    expect(await statusOf(orderId)).toBe('Hold');
  });

  it('decides on what they see: a match decided anew takes back the clearing and what was asked', async () => {
    const { id, orderId, version } = await heldSale();
    await desk.clearAll(ana, id);
    await good(ana, id, 'release', { note: why });
    const [hit] = (await desk.read(ana, id)).hits;
    const match = { decision: 'true-match', note: 'The passport is that of the listed one.' };
    await good(ana, id, `hits/${hit?.id ?? ''}/decision`, match);
    expect(await desk.read(beto, id)).toMatchObject({ state: 'Claimed', asked: null, cleared: null });
    expect((await desk.step(beto, id, 'release', { note: why })).body.code).toBe('case-not-claimed');
    // Nor by the paper of the order, past the desk.
    const direct = await doTo(test, { id: orderId, version }, { as: beto, action: 'Release' });
    expect(direct.status).toBe(422);
    expect(await statusOf(orderId)).toBe('Hold');
  });

  it('does not release what was passed on to the desk of money laundering before it was looked at there', async () => {
    const { id, orderId, version } = await heldSale();
    await desk.clearAll(ana, id);
    await good(ana, id, 'release', { note: why });
    await good(ana, id, 'escalate', { note: 'Three senders to this receiver in a week.' });
    expect((await desk.step(beto, id, 'release', { note: why })).body.code).toBe('case-not-claimed');
    const direct = await doTo(test, { id: orderId, version }, { as: beto, action: 'Release' });
    expect(direct.status).toBe(422);
    await good(beto, id, 'claim');
    expect((await desk.step(beto, id, 'release', { note: why })).body.code).toBe('case-not-cleared');
  });

  it('is needed from 3,000 dollars on, whatever an order is held for', async () => {
    const draft = await draftTransfer(test, world, {});
    const order = await owner
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', draft.id)
      .executeTakeFirstOrThrow();
    const { id: holdId } = await owner
      .insertInto('order_holds')
      .values({
        order_id: draft.id,
        kind: 'Hold',
        check_type: 'Other',
        reasons: '[]',
        opened_at: test.clock.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await owner.transaction().execute(
      async (tx) =>
        await orderEngine.compliance.holdOpened(tx, {
          holdId,
          kind: 'Hold',
          answer: null,
          reason: 'By hand',
          order: {
            id: order.id,
            number: order.number,
            officeId: order.office_id,
            customerId: order.customer_id,
            recipientId: order.recipient_id,
            currency: 'USD',
            total: 300_000n,
            at: test.clock.now,
            actorId: ana.id,
          } as never,
        }),
    );
    const id = await desk.caseOf(draft.id);
    expect(await desk.read(ana, id)).toMatchObject({ approvalsNeeded: 2, needsTwo: true });
  });
});

it('decides no match of a case that was closed before', async () => {
  const [rejected, later] = [await heldSale(), await heldSale()];
  await good(ana, rejected.id, 'claim');
  await good(ana, rejected.id, 'reject', { note: why });
  await desk.clearAll(ana, later.id);
  const decisions = async ({ id }: { id: string }) =>
    (
      await owner
        .selectFrom('screening_hits as h')
        .innerJoin('case_screenings as k', 'k.screening_id', 'h.screening_id')
        .select('h.decision')
        .where('k.case_id', '=', id)
        .execute()
    ).map(({ decision }) => decision);
  expect(await decisions(rejected)).toEqual(['open']);
  expect(await decisions(later)).toEqual(['false-positive']);
  await owner.updateTable('hit_memories').set({ revoked_at: test.clock.now }).execute();
});

it('a person who is nearly the listed one, without any order, is cleared by two and then remembered', async () => {
  const call = { services: test.services, at: test.clock.now, by: null, trigger: 'manual' } as const;
  const screen = async () =>
    await owner
      .transaction()
      .execute((tx) => watchPerson(tx, call, { kind: 'recipient', id: world.recipient }));
  await screen();
  const { id } = await owner
    .selectFrom('compliance_cases')
    .select('id')
    .where('recipient_id', '=', world.recipient)
    .where('kind', '=', 'recipient')
    .executeTakeFirstOrThrow();
  expect(await desk.read(ana, id)).toMatchObject({ approvals: 0, approvalsNeeded: 2, needsTwo: true });
  await desk.clearAll(ana, id);
  expect(await desk.read(beto, id)).toMatchObject({
    state: 'SecondPerson',
    approvals: 1,
    approvalsNeeded: 2,
    asked: { action: 'Clear', by: { id: ana.id } },
  });
  const clear = async (as: DeskPerson) =>
    (await desk.read(as, id)).actions.find(({ action }) => action === 'clear');
  expect(await clear(ana)).toMatchObject({ allowed: false, reason: { code: 'another-person' } });
  expect((await desk.step(ana, id, 'clear', { note: why })).body.code).toBe('another-person');
  expect(await clear(beto)).toMatchObject({ allowed: true });
  await good(beto, id, 'clear', { note: why });
  expect(await desk.read(ana, id)).toMatchObject({ state: 'Closed', outcome: 'Cleared', approvals: 2 });
  const { screened } = await screen();
  expect(screened.flatMap(({ hits }) => hits.map(({ status }) => status))).toEqual(['remembered']);
});
