import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '#server/platform/db/tables.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { engineVersion } from '../screening/match-config.ts';

/** What a screening made now rests on: versions of the lists, revision of the block list, configuration, engine. */
export async function readBasis(db: Kysely<Tables>): Promise<string> {
  const state = await db
    .selectFrom('screening_state')
    .select(['lists', 'block_revision', 'config_version'])
    .executeTakeFirstOrThrow();
  return basisOf(state);
}

export interface ScreeningState {
  readonly lists: string;
  readonly block_revision: string;
  readonly config_version: number;
}

export function basisOf(state: ScreeningState): string {
  const { lists, block_revision: block, config_version: config } = state;
  return `lists:${lists} block:${block} config:${config} engine:${engineVersion}`;
}

/**
 * To be called in the transaction that activates a version of a list or of the configuration. The block list counts its
 * own changes by a trigger.
 */
export async function bumpBasis(tx: Tx, { config }: { config?: number } = {}): Promise<void> {
  await tx
    .updateTable('screening_state')
    .set({
      lists: sql`(select coalesce(string_agg(id::text, '.' order by id), '')
        from list_versions where status = 'active')`,
      ...(config === undefined ? {} : { config_version: config }),
    })
    .execute();
}
