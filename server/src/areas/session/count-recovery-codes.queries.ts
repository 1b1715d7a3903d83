import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/db/tables.ts';

/** How many recovery codes a person still has. */
export async function countRecoveryCodes(db: Kysely<Tables>, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<string>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}
