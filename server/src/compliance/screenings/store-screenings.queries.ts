import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/db/tables.ts';
import type { Services } from '#server/platform/services.ts';
import { sealedOf } from './asked-subject.ts';
import { isOpen, type Judged } from './judge-subject.ts';

export type ScreeningTrigger =
  | 'create'
  | 'edit'
  | 'sale'
  | 'hand-over'
  | 'list-change'
  | 'nightly'
  | 'config'
  | 'manual';

export interface StoredWith {
  readonly services: Pick<Services, 'secrets'>;
  readonly trigger: ScreeningTrigger;
  readonly at: Date;
  /** Who asked; null is the program by itself. */
  readonly by: string | null;
  readonly basis: string;
}

/** Keeps screenings, also those that found nothing: one statement for all of them and one for all their hits. */
export async function storeScreenings(
  tx: Kysely<Tables>,
  screenings: readonly Judged[],
  { services, trigger, at, by, basis }: StoredWith,
): Promise<readonly string[]> {
  if (screenings.length === 0) return [];
  const rows = await tx
    .insertInto('screenings')
    .values(
      screenings.map(({ asked, kept, subjectHash, found, microseconds, result }) => {
        const ids = sealedOf(asked.subject);
        return {
          subject_kind: asked.kind,
          subject_id: asked.id,
          order_id: asked.orderId,
          role: asked.role,
          trigger,
          at,
          subject: JSON.stringify(kept),
          ids_sealed: ids === null ? null : services.secrets.seal(JSON.stringify(ids)),
          subject_hash: subjectHash,
          basis,
          config_version: Number(found.configVersion),
          engine_version: found.engineVersion,
          microseconds,
          result,
          by,
        };
      }),
    )
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  await storeHits(tx, screenings, ids);
  return ids;
}

async function storeHits(
  tx: Kysely<Tables>,
  screenings: readonly Judged[],
  ids: readonly string[],
): Promise<void> {
  const hits = screenings.flatMap(({ hits: some }, at) =>
    some.map((one) => ({
      screening_id: ids[at] as string,
      source: one.hit.entry.list,
      entry_id: one.hit.entry.id,
      identity_hash: one.identityHash,
      entry: JSON.stringify(one.hit.entry),
      name: one.hit.name,
      score: one.hit.score.toFixed(4),
      name_score: one.hit.nameScore.toFixed(4),
      portal_score: Math.round(one.hit.portalScore),
      status: one.status,
      evidence: JSON.stringify(one.hit.evidence),
      parts: JSON.stringify(one.hit.parts),
      reopened: one.reopened === null ? null : JSON.stringify(one.reopened),
      memory_id: one.memoryId,
      decision: isOpen(one) ? 'open' : 'closed',
    })),
  );
  if (hits.length > 0) await tx.insertInto('screening_hits').values(hits).execute();
}
