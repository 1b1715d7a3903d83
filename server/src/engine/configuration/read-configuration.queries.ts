import type { Kysely } from 'kysely';
import type { ConfigurationKey, ConfigurationValue } from '#domain/areas/configuration/configuration.keys.ts';
import { configurationKeys } from '#domain/areas/configuration/configuration.keys.ts';
import type { Tables } from '#server/platform/db/tables.ts';

/**
 * The value of a configuration key: its latest version, or the key's initial value when it was never set
 * or what was set fits no more.
 */
export async function readConfiguration<K extends ConfigurationKey>(
  db: Kysely<Tables>,
  key: K,
): Promise<ConfigurationValue<K>> {
  const latest = await db
    .selectFrom('configuration')
    .select('value')
    .where('key', '=', key)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { schema, initial } = configurationKeys[key];
  const result = schema.safeParse(latest?.value);
  return (result.success ? result.data : initial) as ConfigurationValue<K>;
}
