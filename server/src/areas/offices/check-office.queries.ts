import { sql } from 'kysely';
import type { OfficeInput } from '#domain/areas/offices/office.schema.ts';
import { fieldProblem } from '#domain/kernel/problem.ts';
import { readConfiguration } from '#server/engine/configuration/read-configuration.queries.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { StoredOffice } from './office-fields.ts';

/** What only the database knows of a form: that names are free and that what it points at exists. */
export async function checkOffice(tx: Tx, input: OfficeInput, office: StoredOffice | null): Promise<void> {
  const officeId = office?.id ?? null;
  await checkType(tx, input, office);
  await checkServices(tx, input.serviceTypes, office?.service_types ?? []);
  await checkCode(tx, input.code, officeId);
  await checkParent(tx, input.parentId, officeId);
  await checkLinks(tx, input.linkedOfficeIds, officeId);
  await checkFiles(tx, input);
}

/** Another kind of office has another fund: what the one it has owes or holds would be left behind there. */
async function checkType(tx: Tx, { officeType }: OfficeInput, office: StoredOffice | null): Promise<void> {
  if (office === null || office.office_type === officeType) return;
  const { rows } = await sql`
    select from ledger.balance b join ledger.account a on a.id = b.account_id
    where a.root like 'fund.%' and a.owner = ${office.id} and (b.balance <> 0 or b.held <> 0) limit 1`.execute(
    tx,
  );
  if (rows.length > 0) throw fieldProblem('officeType', 'still-in-use');
}

/** New services must be among those the configuration offers; an office keeps what it has. */
async function checkServices(tx: Tx, wanted: readonly string[], kept: readonly string[]): Promise<void> {
  const service = notOffered(wanted, [...(await readConfiguration(tx, 'OfficeServices')), ...kept]);
  if (service !== undefined) throw fieldProblem('serviceTypes', 'service-not-offered', { service });
}

export function notOffered(wanted: readonly string[], offered: readonly string[]): string | undefined {
  return wanted.find((service) => !offered.includes(service));
}

async function checkCode(tx: Tx, code: string, officeId: string | null): Promise<void> {
  const other = await tx
    .selectFrom('offices')
    .select('id')
    .where('code', '=', code)
    .where('id', '!=', officeId ?? '0')
    .executeTakeFirst();
  if (other !== undefined) throw fieldProblem('code', 'code-taken');
}

/** The parents of the new parent must not lead back here. Serialised, so that two edits cannot close a circle. */
async function checkParent(tx: Tx, parentId: string | null, officeId: string | null): Promise<void> {
  if (parentId === null) return;
  await sql`select pg_advisory_xact_lock(hashtext('giro office tree'))`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    with recursive above as (
      select id, parent_id from offices where id = ${parentId}
      union select o.id, o.parent_id from offices o join above a on o.id = a.parent_id)
    select id from above`.execute(tx);
  if (rows.length === 0) throw fieldProblem('parentId', 'not-found');
  if (rows.some((row) => row.id === officeId)) throw fieldProblem('parentId', 'office-circle');
}

async function checkLinks(tx: Tx, ids: readonly string[], officeId: string | null): Promise<void> {
  if (ids.length === 0) return;
  if (officeId !== null && ids.includes(officeId)) throw fieldProblem('linkedOfficeIds', 'office-circle');
  const found = await tx.selectFrom('offices').select('id').where('id', 'in', ids).execute();
  if (found.length < ids.length) throw fieldProblem('linkedOfficeIds', 'not-found');
}

async function checkFiles(tx: Tx, input: OfficeInput): Promise<void> {
  const fields = [
    { path: 'logoFileId', id: input.logoFileId, isImage: true },
    ...input.licences.map(({ fileId }, at) => ({
      path: `licences.${at}.fileId`,
      id: fileId,
      isImage: false,
    })),
  ];
  for (const { path, id, isImage } of fields) {
    if (id === null) continue;
    const file = await tx.selectFrom('files').select('mime').where('id', '=', id).executeTakeFirst();
    if (file === undefined) throw fieldProblem(path, 'not-found');
    if (isImage && !file.mime.startsWith('image/')) throw fieldProblem(path, 'file-kind-refused');
  }
}
