import type { Updateable } from 'kysely';
import type { OfficeInput } from '#domain/areas/offices/office.schema.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { diff } from '#server/engine/activity/diff.ts';
import type { Change } from '#server/engine/activity/record-activity.queries.ts';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import { checkVersion } from '#server/engine/versions/check-version.queries.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { publish } from '#server/platform/events/publish.queries.ts';
import type { OfficeContext, RequestContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import { checkOffice } from './check-office.queries.ts';
import type { StoredOffice } from './office-fields.ts';
import { columnsOf, fieldsOf } from './office-fields.ts';
import { findLinks, setLinks } from './office-links.queries.ts';

export async function createOffice(context: OfficeContext, input: OfficeInput): Promise<Created> {
  return await transact(context, (tx) => insertOffice(tx, context, input));
}

export async function insertOffice(tx: Tx, context: RequestContext, input: OfficeInput): Promise<Created> {
  await checkOffice(tx, input, null);
  const office = await tx
    .insertInto('offices')
    .values({
      ...columnsOf(input, context.services.secrets),
      created_at: context.now,
      updated_at: context.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await setLinks(tx, office.id, input.linkedOfficeIds);
  const changes = [...diff({}, fieldsOf(office, await linkedCodes(tx, office.id))), ...accountChange(input)];
  await recordActivity(tx, context, { ...entryOf(office), entityVersion: 1, action: 'created', changes });
  await publish(tx, { topic: 'offices', id: office.id, change: 'created' });
  return { id: office.id, version: 1 };
}

export async function editOffice(context: OfficeContext, id: string, input: OfficeInput): Promise<Created> {
  return await transact(context, async (tx) => {
    const office = await lockOffice(tx, id);
    await checkVersion(tx, context, { entity: 'office', id, version: office.version });
    await checkOffice(tx, input, office);
    return await saveOffice(tx, context, {
      office,
      set: columnsOf(input, context.services.secrets),
      links: input.linkedOfficeIds,
      entry: { action: 'edited' },
      more: accountChange(input),
    });
  });
}

/** On hold nothing new is sold there; the reason stands on the paper and in the log. */
export async function holdOffice(context: OfficeContext, id: string, reason: string): Promise<Created> {
  return await changeHold(context, id, { reason, action: 'held' });
}

export async function releaseOffice(context: OfficeContext, id: string): Promise<Created> {
  return await changeHold(context, id, { reason: null, action: 'released' });
}

async function changeHold(
  context: OfficeContext,
  id: string,
  { reason, action }: { reason: string | null; action: string },
): Promise<Created> {
  return await transact(context, async (tx) => {
    const office = await lockOffice(tx, id);
    await checkVersion(tx, context, { entity: 'office', id, version: office.version });
    const isOnHold = office.hold_reason !== null;
    if (isOnHold === (reason !== null)) {
      throw new Problem('not-in-this-status', { status: isOnHold ? 'Hold' : 'Released' });
    }
    const entry = { action, ...(reason !== null && { reason }) };
    return await saveOffice(tx, context, { office, set: { hold_reason: reason }, entry });
  });
}

export async function lockOffice(tx: Tx, id: string): Promise<StoredOffice> {
  const office = await tx
    .selectFrom('offices')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (office === undefined) throw new Problem('not-found');
  return office;
}

interface Save {
  /** As it was, locked. */
  readonly office: StoredOffice;
  readonly set: Updateable<Tables['offices']>;
  /** The linked offices from now on; left out they stay. */
  readonly links?: readonly string[];
  readonly entry: { readonly action: string; readonly reason?: string };
  readonly more?: readonly Change[];
}

/** Writes a locked office as the next version, with what changed in the activity log. */
export async function saveOffice(
  tx: Tx,
  context: OfficeContext,
  { office, ...save }: Save,
): Promise<Created> {
  const version = office.version + 1;
  const linkedBefore = await linkedCodes(tx, office.id);
  if (save.links !== undefined) await setLinks(tx, office.id, save.links);
  const after = await tx
    .updateTable('offices')
    .set({ ...save.set, version, updated_at: context.now })
    .where('id', '=', office.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const changes = diff(fieldsOf(office, linkedBefore), fieldsOf(after, await linkedCodes(tx, office.id)));
  await recordActivity(tx, context, {
    ...entryOf(after),
    ...save.entry,
    entityVersion: version,
    changes: [...changes, ...(save.more ?? [])],
  });
  await publish(tx, { topic: 'offices', id: office.id, change: 'changed' });
  return { id: office.id, version };
}

async function linkedCodes(tx: Tx, officeId: string): Promise<string[]> {
  return (await findLinks(tx, officeId)).map((office) => office.code);
}

function entryOf({ id, name, code }: StoredOffice) {
  return { scope: 'settings', entity: 'office', entityId: id, label: `${name} (${code})` } as const;
}

/** That the bank account was written, never what it is. */
function accountChange({ bankAccount }: OfficeInput): Change[] {
  if (bankAccount === undefined) return [];
  return [{ field: 'bankAccount', before: null, after: bankAccount === null ? 'removed' : 'changed' }];
}
