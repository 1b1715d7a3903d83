import type { Tx } from '#server/platform/http/transact.queries.ts';

export interface LinkedOffice {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

/** The offices this one works for or with, by code. */
export async function findLinks(tx: Pick<Tx, 'selectFrom'>, officeId: string): Promise<LinkedOffice[]> {
  return await tx
    .selectFrom('office_links as l')
    .innerJoin('offices as o', 'o.id', 'l.linked_office_id')
    .select(['o.id', 'o.code', 'o.name'])
    .where('l.office_id', '=', officeId)
    .orderBy('o.code')
    .execute();
}

export async function setLinks(tx: Tx, officeId: string, linkedIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('office_links').where('office_id', '=', officeId).execute();
  if (linkedIds.length === 0) return;
  await tx
    .insertInto('office_links')
    .values(linkedIds.map((id) => ({ office_id: officeId, linked_office_id: id })))
    .execute();
}
