import { sql } from 'kysely';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { ScreenedParty, Screening, ScreeningHit } from './screening-port.ts';

interface Answered {
  readonly count: string;
  readonly versions: string;
  readonly hits: readonly Pick<ScreeningHit, 'role' | 'entry' | 'reason'>[];
}

/** Screens against the internal block list alone: the whole name, in whatever case and with or without accents. */
export const blockListScreening: Screening = {
  async screen(tx, parties) {
    const answered = await ask(tx, parties);
    return { hits: answered.hits.map((hit) => ({ ...hit, check: 'Other' })), basis: nameOf(answered) };
  },
  basis: async (tx) => nameOf(await ask(tx, [])),
};

/** The state of the list and what of it has the name of a party, and no other day of birth. */
async function ask(tx: Tx, parties: readonly ScreenedParty[]): Promise<Answered> {
  const { rows } = await sql<Answered>`
    select count(*) as count, coalesce(sum(version), 0) as versions, (
      select coalesce(jsonb_agg(jsonb_build_object('role', p.role, 'entry', b.full_name, 'reason', b.reason)
          order by p.place, b.id), '[]')
      from rows from (jsonb_to_recordset(${JSON.stringify(parties)}::jsonb)
          as (role text, name text, "birthDate" date)) with ordinality as p (role, name, birth_date, place)
        join block_list b on b.is_active and b.folded_name = fold(p.name)
          and (b.birth_date is null or p.birth_date is null or b.birth_date = p.birth_date)
      ) as hits
    from block_list`.execute(tx);
  return rows[0] ?? { count: '0', versions: '0', hits: [] };
}

/** Every change of the list makes a new basis. */
function nameOf({ count, versions }: Answered): string {
  return `block-list:${count}.${versions}`;
}
