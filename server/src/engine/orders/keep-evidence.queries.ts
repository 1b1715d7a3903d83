import { Problem } from '#domain/kernel/problem.ts';
import type { Act } from './order-engine.ts';

/** What shows that something was handed over goes with the event; of a document only its kind and last digits. */
export async function keepEvidence(act: Act): Promise<void> {
  const { proof, recipientId, dismissReason } = act.input;
  if (recipientId !== undefined) {
    const { type, name, number } = recipientId;
    act.data['recipientId'] = { type, name, last4: number.slice(-4) };
  }
  if (dismissReason !== undefined) act.data['dismissReason'] = dismissReason;
  if (proof === undefined) return;
  act.data['proof'] = proof;
  const { signatureFileId, photoFileIds } = proof;
  await attach(act, signatureFileId === null ? [] : [signatureFileId], 'signature');
  await attach(act, photoFileIds, 'photo');
}

/** Only files that the same person uploaded; others would show what is not theirs. */
async function attach(
  { tx, order, context, version }: Act,
  ids: readonly string[],
  kind: string,
): Promise<void> {
  if (ids.length === 0) return;
  const userId = context.user?.id ?? '0';
  const own = await tx
    .selectFrom('files')
    .select('id')
    .where('id', 'in', [...ids])
    .where('created_by', '=', userId)
    .execute();
  if (own.length !== new Set(ids).size) throw new Problem('not-found');
  const rows = own.map(({ id }) => ({
    order_id: order.id,
    file_id: id,
    kind,
    event_version: version,
    at: context.now,
    user_id: userId,
  }));
  await tx
    .insertInto('order_files')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
