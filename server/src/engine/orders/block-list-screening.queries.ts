import { sql } from 'kysely';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { ScreenedParty, Screening, ScreeningHit } from './screening-port.ts';

/** Screens against the internal block list alone: the whole name, in whatever case and with or without accents. */
export const blockListScreening: Screening = {
  async screen(tx, parties) {
    const hits = await Promise.all(parties.map(async (party) => await hitsOf(tx, party)));
    return { hits: hits.flat(), basis: await basisOf(tx) };
  },
  basis: basisOf,
};

async function hitsOf(tx: Tx, party: ScreenedParty): Promise<ScreeningHit[]> {
  const rows = await tx
    .selectFrom('block_list')
    .select(['id', 'full_name', 'reason'])
    .where('is_active', '=', true)
    .where('folded_name', '=', sql<string>`fold(${party.name})`)
    .where((eb) =>
      eb.or([
        eb('birth_date', 'is', null),
        eb.val(party.birthDate === null),
        eb('birth_date', '=', party.birthDate),
      ]),
    )
    .execute();
  return rows.map(({ full_name, reason }) => ({
    role: party.role,
    check: 'Other',
    entry: full_name,
    reason,
  }));
}

/** Every change of the list makes a new basis. */
async function basisOf(tx: Tx): Promise<string> {
  const { count, versions } = await tx
    .selectFrom('block_list')
    .select((eb) => [
      eb.fn.countAll<string>().as('count'),
      eb.fn.sum<string | null>('version').as('versions'),
    ])
    .executeTakeFirstOrThrow();
  return `block-list:${count}.${versions ?? 0}`;
}
