import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/db/tables.ts';
import type { Services } from '#server/platform/services.ts';
import type { MatchConfig } from '../screening/match-config.ts';
import { defaultConfig } from '../screening/match-config.ts';

/** What people may change of the matching; weights belong to the version of the engine. */
export type MatchSettings = Pick<
  MatchConfig,
  'thresholds' | 'weakAlias' | 'acronym' | 'initials' | 'evidence'
> & {
  /** Hits that are kept of one screening, the best first. */
  readonly maxHits: number;
};

export type ActiveConfig = MatchConfig & Pick<MatchSettings, 'maxHits'>;

/** Versions that count or counted never change. */
const known = new WeakMap<Services['db'], Map<number, ActiveConfig>>();

export async function configOfVersion(
  tx: Kysely<Tables>,
  { db }: Services,
  version: number,
): Promise<ActiveConfig> {
  const versions = known.get(db) ?? new Map<number, ActiveConfig>();
  known.set(db, versions);
  const kept = versions.get(version);
  if (kept !== undefined) return kept;
  const row = await tx
    .selectFrom('match_configs')
    .select(['config', 'status'])
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  const config = configOf(version, row.config as unknown as MatchSettings);
  if (row.status !== 'draft') versions.set(version, config);
  return config;
}

export function configOf(version: number, settings: MatchSettings): ActiveConfig {
  return { ...defaultConfig, ...settings, version: String(version) };
}

/** The version of the configuration that a basis names. */
export function configVersionOf(basis: string): number {
  return Number(/ config:(\d+) /.exec(basis)?.[1] ?? 1);
}
