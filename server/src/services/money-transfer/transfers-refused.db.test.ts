import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { clearHolds } from '#server/compliance/cases/test-cleared.queries.ts';
import { testShop } from './test-shop.ts';
import { doTo, draftTransfer, inCash, transferForm } from './test-transfers.queries.ts';

const { test, world, paper, pay, now, runJobs } = await testShop();
const { seller } = world;

async function setBirth(day: string): Promise<void> {
  await test.database.owner
    .updateTable('customers')
    .set({ birth_date: day })
    .where('id', '=', world.customer)
    .execute();
}

describe('what is refused', () => {
  it('sells nothing that the fund of the office does not cover, before any money is taken', async () => {
    await test.database.owner
      .updateTable('offices')
      .set({ credit_model: 'Prepay' })
      .where('id', '=', world.office.id)
      .execute();
    const draft = await draftTransfer(test, world);
    const paid = await pay(draft);
    expect(paid).toMatchObject({ status: 422, body: { details: { reason: 'fundAvailable' } } });
    expect((await paper(draft.id)).payments).toEqual([]);
    await test.database.owner
      .updateTable('offices')
      .set({ credit_model: 'NoLimit' })
      .where('id', '=', world.office.id)
      .execute();
    expect((await pay(draft)).status).toBe(200);
  });

  it('takes no price that the screen did not show, and none that is too old', async () => {
    const draft = await draftTransfer(test, world);
    const other = await doTo(test, draft, { as: seller, ...inCash(10_000) });
    expect(other).toMatchObject({ status: 422, body: { details: { reason: 'quoteFresh' } } });
    const { money } = await paper(draft.id);
    test.clock.advance(24 * 60);
    const late = await doTo(test, draft, { as: seller, ...inCash(money.total.amountMinor) });
    expect(late).toMatchObject({ status: 401 });
    test.clock.advance(-24 * 60 + 55);
    const stale = await doTo(test, draft, { as: seller, ...inCash(money.total.amountMinor) });
    expect(stale).toMatchObject({ status: 422, body: { details: { reason: 'quoteFresh' } } });
    const fresh = await doTo(test, draft, { as: seller, action: 'Recalculate' });
    expect(fresh.status).toBe(200);
    expect((await pay(fresh.body)).status).toBe(200);
  });

  it('knows who is grown up on 29 February, too', async () => {
    const minutes = (Date.parse('2028-02-29T17:00:00Z') - test.clock.now.getTime()) / 60_000;
    test.clock.advance(minutes);
    const { token } = await test.insertUser({ roles: ['Sale'], offices: [world.office.id] });
    const draft = await draftTransfer(test, { ...world, seller: { ...seller, token } });
    await setBirth('2010-03-01');
    const edit = async () => await doTo(test, draft, { as: { ...seller, token }, ...inCash(1) });
    expect(await edit()).toMatchObject({ status: 422, body: { details: { reason: 'customerOk' } } });
    await setBirth('2010-02-28');
    expect(await edit()).not.toMatchObject({ body: { details: { reason: 'customerOk' } } });
    await setBirth('1980-05-04');
    test.clock.advance(-minutes);
  });

  it('takes no money without the declaration of the sender', async () => {
    const draft = await draftTransfer(test, world, { isDeclared: false });
    const paid = await pay(draft);
    expect(paid).toMatchObject({
      status: 422,
      body: { details: { fields: [{ path: 'isDeclared', code: 'declaration-missing' }] } },
    });
  });

  it('says at the field that a receiver at the counter needs a document', async () => {
    await test.database.owner
      .updateTable('recipients')
      .set({ ci: '' })
      .where('id', '=', world.recipient)
      .execute();
    const body = transferForm(world);
    const answer = await test.call('POST', '/api/services/transfers', { ...seller, body });
    expect(answer).toMatchObject({
      status: 422,
      body: { details: { fields: [{ path: 'recipientId', code: 'recipient-document-missing' }] } },
    });
    await test.database.owner
      .updateTable('recipients')
      .set({ ci: '55010112345' })
      .where('id', '=', world.recipient)
      .execute();
  });

  it('holds a sale to a blocked name, and lets two of compliance release it', async () => {
    await test.database.owner
      .insertInto('block_list')
      .values({ full_name: 'JOSE PENA RODRIGUEZ', reason: 'Fraud', birth_date: null })
      .execute();
    const draft = await draftTransfer(test, world);
    const paid = await pay(draft);
    expect(paid.status).toBe(200);
    expect((await now(draft.id)).status).toBe('Hold');
    const officers = { roles: ['CorporationCompliance'], offices: [world.office.id] } as const;
    const [officer, second] = [await test.insertUser(officers), await test.insertUser(officers)];
    const as = { token: officer.token, office: world.office.id };
    expect((await paper(draft.id, as)).hold).toMatchObject({ kind: 'Hold' });
    const early = await doTo(test, paid.body, { as, action: 'Release' });
    expect(early).toMatchObject({ status: 422, body: { details: { reason: 'complianceCleared' } } });
    const cleared = { orderId: draft.id, officerId: officer.id, at: test.clock.now };
    await clearHolds(test.database.owner, cleared);
    const alone = await doTo(test, paid.body, { as, action: 'Release' });
    expect(alone).toMatchObject({ status: 422, body: { details: { reason: 'dualControlIfOfac' } } });
    const asked = await test.call('POST', `/api/orders/${draft.id}/approvals`, {
      ...as,
      body: { action: 'Release', reason: 'Another person, born elsewhere' },
    });
    expect(asked.status).toBe(200);
    const released = await doTo(test, paid.body, { as: { ...as, token: second.token }, action: 'Release' });
    expect(released.status).toBe(200);
    await runJobs();
    expect((await now(draft.id)).status).toBe('Submitted');
  });
});

describe('limits over a period', () => {
  it('count what the same sender sent, also in another office, and let go what came to nothing', async () => {
    const { token } = await test.insertUser({ roles: ['CorporationAccounting'], offices: [world.office.id] });
    const limit = {
      period: 'Day',
      per: 'Sender',
      method: null,
      payoutCurrency: null,
      officeId: null,
      min: null,
      max: '45000',
      count: null,
    };
    const { rows } = await sql<{ sum: string }>`
      select coalesce(sum(principal), 0)::text as sum from orders where customer_id = ${world.customer}
        and purchased_at is not null and status not in ('Cancelled', 'Rejected', 'Refunded', 'Discarded')`.execute(
      test.database.owner,
    );
    const max = String(BigInt(rows[0]?.sum ?? '0') + 15_000n);
    const body = {
      reason: 'test',
      validFrom: null,
      validTo: null,
      changes: [{ action: 'Set', value: { ...limit, max } }],
    };
    const revision = await test.call<{ revisions: { limits: number } }>('GET', '/api/settings/transfers', {
      token,
      office: world.office.id,
    });
    const version = revision.body.revisions.limits;
    const set = await test.call('PUT', '/api/settings/transfers/limits', {
      token,
      office: world.office.id,
      version,
      body,
    });
    expect(set.status).toBe(200);
    const sell = async () => await pay(await draftTransfer(test, world));
    const [one, two] = await Promise.all([sell(), sell()]);
    expect([one.status, two.status].toSorted()).toEqual([200, 422]);
    const refused = one.status === 422 ? one : two;
    expect(refused.body).toMatchObject({ details: { reason: 'limitsOk' } });
  });
});

describe('the database itself', () => {
  it('refuses a status without its event, and an event along no row', async () => {
    const { id } = await draftTransfer(test, world);
    const update = test.database.owner
      .updateTable('orders')
      .set({ status: 'Delivered', version: 2 })
      .where('id', '=', id)
      .execute();
    await expect(update).rejects.toMatchObject({ code: 'OR001' });
    const event = test.database.owner
      .insertInto('order_events')
      .values({
        order_id: id,
        version: 2,
        service: 'MoneyTransfer',
        action: 'Delivery',
        from_status: 'Draft',
        to_status: 'Delivered',
        at: test.clock.now,
        changes: '[]',
        data: '{}',
      })
      .execute();
    await expect(event).rejects.toMatchObject({ code: '23503' });
  });
});
