import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { mergePreview } from '#domain/areas/customers/customer.replies.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { checkVersion } from '#server/engine/versions/check-version.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import { readBriefs } from './customer-brief.queries.ts';
import { fieldsOf } from './customer-parts.queries.ts';
import type { StoredCustomer } from './lock-customer.queries.ts';
import { checkAction, lockCustomer, saveVersion } from './lock-customer.queries.ts';
import { screenSaved } from './screen-saved.queries.ts';

interface Pair {
  readonly stays: StoredCustomer;
  readonly goes: StoredCustomer;
}

/** What would move and where the two differ, without moving anything. */
export async function previewMerge(
  context: OfficeContext,
  id: string,
  otherId: string,
): Promise<z.output<typeof mergePreview>> {
  return await context.services.db.transaction().execute(async (tx) => {
    const pair = await lockPair(tx, context, { id, otherId });
    const [stays, goes] = await readBriefs(tx, context, [id, otherId]);
    if (stays === undefined || goes === undefined) throw new Problem('not-found');
    const counted = await Promise.all(Object.values(movedTables).map((table) => count(tx, table, otherId)));
    const moves = Object.fromEntries(Object.keys(movedTables).map((name, at) => [name, counted[at] ?? 0]));
    return {
      stays,
      goes,
      moves: moves as z.output<typeof mergePreview>['moves'],
      differences: differences(pair),
    };
  });
}

/** Everything of the other customer becomes this one's; the other keeps its number and points here. */
export async function mergeCustomers(
  context: OfficeContext,
  {
    id,
    otherId,
    otherVersion,
    reason,
  }: { id: string; otherId: string; otherVersion: number; reason: string },
): Promise<Created> {
  return await transact(context, async (tx) => {
    const { stays, goes } = await lockPair(tx, context, { id, otherId });
    await checkVersion(tx, context, { entity: 'customer', id, version: stays.version });
    const other = { entity: 'customer', id: otherId, version: goes.version };
    await checkVersion(tx, { ...context, ifMatch: otherVersion }, other);
    await moveAll(tx, stays.id, goes.id);
    await saveVersion(tx, context, {
      customer: goes,
      set: { merged_into: id, phone: '', phones: '', reward_balance: '0' },
      action: 'merged',
      changes: [{ field: 'mergedInto', before: null, after: stays.number }],
      reason,
    });
    // Whoever was merged into the other before belongs here too: nobody has to follow a chain.
    await tx.updateTable('customers').set({ merged_into: id }).where('merged_into', '=', otherId).execute();
    const phones = await phonesOf(tx, id);
    const balance = BigInt(stays.reward_balance) + BigInt(goes.reward_balance);
    const saved = await saveVersion(tx, context, {
      customer: stays,
      set: {
        phones,
        reward_balance: balance,
        block_reason: stays.block_reason ?? goes.block_reason,
        ...missing(stays, goes),
      },
      action: 'merged',
      changes: [{ field: 'mergedFrom', before: null, after: goes.number }],
      reason,
    });
    // With the documents and addresses of both it is another person to the lists.
    await screenSaved(tx, context, { kind: 'customer', id, trigger: 'edit' });
    return saved;
  });
}

/** Both locked in the order of their ids, so that two merges of the same pair wait for each other. */
async function lockPair(
  tx: Tx,
  context: OfficeContext,
  { id, otherId }: { id: string; otherId: string },
): Promise<Pair> {
  if (id === otherId) throw new Problem('merge-same');
  const locked = new Map<string, StoredCustomer>();
  const ids = BigInt(id) < BigInt(otherId) ? [id, otherId] : [otherId, id];
  for (const one of ids) locked.set(one, await lockCustomer(tx, context, one));
  const [stays, goes] = [locked.get(id), locked.get(otherId)];
  if (stays === undefined || goes === undefined) throw new Problem('not-found');
  for (const customer of [stays, goes]) await checkAction(tx, context, { customer, action: 'Merge' });
  return { stays, goes };
}

const movedTables = {
  orders: 'orders',
  recipients: 'customer_recipients',
  phones: 'customer_phones',
  addresses: 'customer_addresses',
  ids: 'customer_ids',
  files: 'customer_files',
} as const;

async function count(tx: Tx, table: string, customerId: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from ${sql.table(table)} where customer_id = ${customerId}`.execute(tx);
  return Number(rows[0]?.count ?? 0);
}

/** What the other has too is left with it; the rest comes here. Phones and addresses follow behind those that are here. */
async function moveAll(tx: Tx, id: string, otherId: string): Promise<void> {
  const hasNot = (table: string, key: string): RawBuilder<unknown> => sql`not exists (
    select from ${sql.table(table)} mine where mine.customer_id = ${id} and mine.${sql.ref(key)} = t.${sql.ref(key)})`;
  const place = (table: string): RawBuilder<unknown> => sql`position = t.position + 1 + coalesce((
    select max(mine.position) from ${sql.table(table)} mine where mine.customer_id = ${id}), -1)`;
  const moves = [
    sql`update orders t set customer_id = ${id} where t.customer_id = ${otherId}`,
    sql`update customer_consents t set customer_id = ${id} where t.customer_id = ${otherId}`,
    sql`update customer_ids t set customer_id = ${id} where t.customer_id = ${otherId}`,
    sql`update customer_recipients t set customer_id = ${id}
      where t.customer_id = ${otherId} and ${hasNot('customer_recipients', 'recipient_id')}`,
    sql`delete from customer_recipients where customer_id = ${otherId}`,
    sql`update customer_files t set customer_id = ${id}
      where t.customer_id = ${otherId} and ${hasNot('customer_files', 'file_id')}`,
    sql`delete from customer_files where customer_id = ${otherId}`,
    sql`update customer_phones t set customer_id = ${id}, is_primary = false, ${place('customer_phones')}
      where t.customer_id = ${otherId} and ${hasNot('customer_phones', 'number')}`,
    sql`delete from customer_phones where customer_id = ${otherId}`,
    sql`update customer_addresses t set customer_id = ${id}, ${place('customer_addresses')}
      where t.customer_id = ${otherId} and ${hasNot('customer_addresses', 'line1')}`,
    sql`delete from customer_addresses where customer_id = ${otherId}`,
  ];
  for (const move of moves) await move.execute(tx);
}

async function phonesOf(tx: Tx, customerId: string): Promise<string> {
  const rows = await tx
    .selectFrom('customer_phones')
    .select('number')
    .where('customer_id', '=', customerId)
    .orderBy('is_primary', 'desc')
    .orderBy('position')
    .execute();
  return rows.map(({ number }) => number).join(' ');
}

/** What only the other one knows. */
function missing(stays: StoredCustomer, goes: StoredCustomer) {
  return {
    ...(stays.email === '' && { email: goes.email }),
    ...(stays.sex === null && { sex: goes.sex }),
    ...(stays.second_last_name === '' && { second_last_name: goes.second_last_name }),
    ...(stays.photo_file_id === null && { photo_file_id: goes.photo_file_id }),
    ...(stays.tax_id === null && {
      tax_id: goes.tax_id,
      tax_id_kind: goes.tax_id_kind,
      tax_id_last4: goes.tax_id_last4,
    }),
  };
}

function differences({ stays, goes }: Pair): { field: string; stays: string; goes: string }[] {
  const [mine, theirs] = [fieldsOf(stays), fieldsOf(goes)];
  return Object.keys(mine)
    .filter((field) => field !== 'photoFileId' && shown(mine[field]) !== shown(theirs[field]))
    .map((field) => ({ field, stays: shown(mine[field]), goes: shown(theirs[field]) }));
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  return value === null || value === undefined ? '' : String(value);
}
