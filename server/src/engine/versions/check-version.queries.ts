import { Problem } from '#domain/kernel/problem.ts';
import type { RequestContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { Change } from '../activity/record-activity.queries.ts';

/**
 * Refuses an edit of an old version with `version-old` (412) and says what others changed since, field by field,
 * so that the form can show both sides. Call it with the row locked.
 */
export async function checkVersion(
  tx: Tx,
  context: RequestContext,
  row: { entity: string; id: string; version: number },
): Promise<void> {
  if (context.ifMatch === row.version) return;
  const since = await tx
    .selectFrom('activity as a')
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .select(['a.changes', 'a.at', 'u.first_name', 'u.last_name'])
    .where('a.entity', '=', row.entity)
    .where('a.entity_id', '=', row.id)
    .where('a.entity_version', '>', context.ifMatch ?? 0)
    .orderBy('a.id')
    .execute();
  const last = since.at(-1);
  const by = last?.first_name ? `${last.first_name} ${last.last_name ?? ''}` : 'Giro';
  throw new Problem('version-old', { by }, { version: row.version, by, at: last?.at, changes: merge(since) });
}

function merge(rows: { changes: unknown[] }[]): Change[] {
  const byField = new Map<string, Change>();
  for (const change of rows.flatMap((row) => row.changes as Change[])) {
    const first = byField.get(change.field);
    byField.set(change.field, { ...change, before: first ? first.before : change.before });
  }
  return [...byField.values()];
}
