import type { Tx } from '#server/platform/http/transact.queries.ts';

/** Makes these the offices of a user whose row is locked (or new); without a named default the first is it. */
export async function setOffices(
  tx: Tx,
  userId: string,
  { officeIds, defaultOfficeId }: { officeIds: readonly string[]; defaultOfficeId: string | null },
): Promise<void> {
  const chosen = defaultOfficeId ?? officeIds[0];
  await tx.deleteFrom('user_offices').where('user_id', '=', userId).execute();
  await tx
    .insertInto('user_offices')
    .values(officeIds.map((id) => ({ user_id: userId, office_id: id, default_for_login: id === chosen })))
    .execute();
}
