import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { formatFilter } from '#domain/kernel/filter.ts';
import type { Operator } from '#domain/kernel/filter.ts';
import { listedOrders, visibleOrders } from '#server/engine/orders/visible-orders.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { testShop } from './test-shop.ts';
import { doTo, draftTransfer, inCash, type Person } from './test-transfers.queries.ts';

const { test, world } = await testShop();
const { owner, app } = test.database;
const { seller, payer, office, provider } = world;
const services = ['MoneyTransfer'];
const otherOffice = await test.insertOffice({ service_types: services });
const otherProvider = await test.insertOffice({ office_type: 'Provider', service_types: services });
const head = await test.insertUser({ roles: ['CorporationAdmin'], offices: [office.id] });

/** Eight transfers, each some minutes after the one before. */
const ids: string[] = [];
for (let count = 0; count < 8; count += 1) {
  test.clock.advance(7);
  const draft = await draftTransfer(test, world);
  ids.push(draft.id);
  if (count % 2 === 0) await doTo(test, draft, { as: seller, ...inCash(10_600) });
}

/** Puts an order elsewhere, as no action would. */
async function put(
  at: number,
  values: { office_id?: string; provider_office_id?: string; submitted_at?: Date | null },
) {
  await owner
    .updateTable('orders')
    .set(values)
    .where('id', '=', ids[at] ?? '')
    .execute();
}

describe('a list has what the paper would open', () => {
  const people = {
    seller: { roles: ['Sale'], office: { id: office.id, officeType: 'Regular' } },
    provider: { roles: ['Admin'], office: { id: provider.id, officeType: 'Provider' } },
    'other provider': { roles: ['Admin'], office: { id: otherProvider.id, officeType: 'Provider' } },
    corporation: { roles: ['CorporationAdmin'], office: { id: office.id, officeType: 'Corporation' } },
    claims: { roles: ['CorporationClaim'], office: { id: office.id, officeType: 'Regular' } },
    nobody: { roles: ['Sale'], office: { id: office.id, officeType: 'Corporation' } },
  };

  it('whoever asks, wherever it was sold and whether it was sent', async () => {
    const now = test.clock.now;
    await put(0, { provider_office_id: provider.id, submitted_at: now });
    await put(1, { provider_office_id: provider.id, submitted_at: null });
    await put(2, { office_id: provider.id, provider_office_id: provider.id, submitted_at: now });
    await put(3, { office_id: provider.id, provider_office_id: otherProvider.id, submitted_at: null });
    await put(4, { office_id: otherOffice.id, provider_office_id: otherProvider.id, submitted_at: now });
    const seen: Record<string, number> = {};
    for (const [name, { roles, office: at }] of Object.entries(people)) {
      const context = {
        services: test.services,
        user: { id: '1', roles, roleMenus: [] },
        office: { ...at, serviceTypes: services },
      };
      const there = context as unknown as OfficeContext;
      const { from, visible } = listedOrders('MoneyTransfer', there);
      const listed = await sql<{
        id: string;
      }>`select o.id from ${from} o where ${visible} order by id`.execute(app);
      const opened = await sql<{
        id: string;
      }>`select o.id from orders o where ${visibleOrders(there)} order by id`.execute(app);
      expect(listed.rows).toEqual(opened.rows);
      seen[name] = listed.rows.length;
    }
    expect(seen).toEqual({
      seller: 5,
      provider: 3,
      'other provider': 1,
      corporation: 8,
      claims: 8,
      nobody: 0,
    });
  });
});

async function find(
  query: Record<string, string>,
  { token, office: at }: Person = { token: head.token, office: office.id },
) {
  const { status, body } = await test.call<{
    rows: { id: string; status: string; createdAt: string }[];
    next: string | null;
  }>('GET', '/api/services/transfers', { token, office: at, query });
  expect(status).toBe(200);
  return body;
}

async function idsOf(query: Record<string, string>): Promise<string[]> {
  return (await find(query)).rows.map(({ id }) => id).toSorted();
}

describe('what is typed whole is looked up', () => {
  it('an order number, however it is written', async () => {
    const { number } = await owner
      .selectFrom('orders')
      .select('number')
      .where('id', '=', ids[5] ?? '')
      .executeTakeFirstOrThrow();
    for (const q of [
      number,
      number.toLowerCase(),
      number.replaceAll('-', ' '),
      number.replaceAll('-', ''),
      ` ${number} `,
    ]) {
      expect(await idsOf({ q })).toEqual([ids[5]]);
    }
    expect(await idsOf({ q: number.slice(0, -2) })).toEqual([ids[5]]);
  });

  it('a phone of either party, with or without its country; a piece of it is searched for', async () => {
    await owner
      .updateTable('orders')
      .set({ sender_phone: '+17865550142' })
      .where('id', '=', ids[1] ?? '')
      .execute();
    await owner
      .updateTable('orders')
      .set({ receiver_phone: '+5352345699' })
      .where('id', '=', ids[2] ?? '')
      .execute();
    for (const q of ['+17865550142', '(786) 555-0142', '786 555 0142', '1 786 555 0142', '5550142']) {
      expect(await idsOf({ q })).toEqual([ids[1]]);
    }
    for (const q of ['+53 5234 5699', '5352345699', '52345699', '345699']) {
      expect(await idsOf({ q })).toEqual([ids[2]]);
    }
    const byPhone = (operator: Operator, value: string) =>
      formatFilter({ column: 'senderPhone', operator, values: [value] });
    expect(await idsOf({ filter: byPhone('contains', '786 555 0142') })).toEqual([ids[1]]);
    expect(await idsOf({ filter: byPhone('is', '+17865550142') })).toEqual([ids[1]]);
    expect(await idsOf({ filter: byPhone('contains', '78655501') })).toEqual([ids[1]]);
    expect(await idsOf({ filter: byPhone('starts', '+1786') })).toEqual([ids[1]]);
  });
});

describe('names are looked up before', () => {
  const byAgent = (value: string) => formatFilter({ column: 'agent', operator: 'contains', values: [value] });

  it('of nobody, of one, of several', async () => {
    const rename = async (id: string, last_name: string) =>
      await owner.updateTable('users').set({ first_name: 'Zoila', last_name }).where('id', '=', id).execute();
    await rename(seller.id, 'Única');
    await rename(payer.id, 'Última');
    await owner
      .updateTable('orders')
      .set({ agent_id: payer.id })
      .where('id', '=', ids[6] ?? '')
      .execute();
    expect(await idsOf({ filter: byAgent('nobody') })).toEqual([]);
    expect(await idsOf({ filter: byAgent('ultima') })).toEqual([ids[6]]);
    expect(await idsOf({ filter: byAgent('unica') })).toHaveLength(7);
    expect(await idsOf({ filter: byAgent('zoila') })).toHaveLength(8);
  });
});

describe('sorted by status', () => {
  for (const sort of ['status', '-status']) {
    it(`${sort}: equal ones by their moment, page by page`, async () => {
      const whole = (await find({ sort, limit: '50' })).rows;
      const sign = sort === 'status' ? 1 : -1;
      const key = (row: (typeof whole)[number]): string => `${row.status} ${row.createdAt}`;
      expect(whole).toHaveLength(8);
      expect(whole.map(key)).toEqual(whole.map(key).toSorted((a, b) => (a < b ? -sign : sign)));
      const walked: string[] = [];
      for (let after: string | null = ''; after !== null;) {
        const page = await find({ sort, limit: '3', after });
        walked.push(...page.rows.map(({ id }) => id));
        after = page.next;
      }
      expect(walked).toEqual(whole.map(({ id }) => id));
    });
  }
});
