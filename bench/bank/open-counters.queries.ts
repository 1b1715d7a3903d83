import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/db/tables.ts';
import { insertUser } from '#server/platform/http/test-people.queries.ts';
import { openDrawer } from '#server/services/money-transfer/test-transfers.queries.ts';
import { headersOf, openSales, worldOf } from '../orders/open-sales.queries.ts';
import type { Person } from './teller.ts';

/** Who sells in an office, and who gives money back there. */
export interface Counter {
  readonly office: string;
  readonly seller: Person;
  readonly admin: Person;
  form(): string;
}

/** US cents in every drawer, so that no refund fails for want of cash. */
const float = '1000000000';

/** Offices with a seller and an admin, each with an open drawer. */
export async function openCounters(
  owner: Kysely<Tables>,
  { address, count }: { address: string; count: number },
): Promise<Counter[]> {
  const sellers = await openSales({ owner, address, count });
  const counters: Counter[] = [];
  for (const { office, userId, headers, form } of sellers) {
    const { id, token } = await insertUser(owner, { roles: ['Admin'], offices: [office] }, new Date());
    await openDrawer(worldOf(owner, address), { id, token, office });
    const admin = { id, headers: headersOf({ token, office }) };
    counters.push({ office, seller: { id: userId, headers }, admin, form });
  }
  await owner.updateTable('cash_sessions').set({ opening_float: float }).execute();
  return counters;
}
