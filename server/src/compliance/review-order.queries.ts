import { sql } from 'kysely';
import type { Tx } from '#server/platform/http/transact.queries.ts';

interface Party {
  readonly role: 'sender' | 'receiver' | 'altReceiver';
  readonly name: string;
  readonly details: Readonly<Record<string, unknown>>;
}

interface Order {
  readonly parties: readonly Party[];
}

interface Answer {
  readonly hits: readonly { role: Party['role']; check: 'Other'; key: string; reason: string }[];
  readonly basis: string;
  readonly needsTwo: boolean;
}

/** What compliance answers to the order engine: the internal block list, by the whole name. */
export const complianceReview = {
  reviewSale: async (tx: Tx, order: Order) => ({ answer: await screen(tx, order), refusal: null }),
  async reviewHandOver(tx: Tx, order: Order, earlier: Answer | null) {
    const { basis } = await ask(tx, []);
    if (earlier?.basis === basis) return { answer: earlier, refusal: null };
    return { answer: await screen(tx, order), refusal: null };
  },
  holdOpened: async () => undefined,
  holdClosed: async () => undefined,
};

async function screen(tx: Tx, { parties }: Order): Promise<Answer> {
  return await ask(
    tx,
    parties.map(({ role, name, details }) => ({ role, name, birthDate: details['birthDate'] ?? null })),
  );
}

/** What of the list has the name of a party, with or without accents, and no other day of birth. */
async function ask(tx: Tx, parties: readonly object[]): Promise<Answer> {
  const { rows } = await sql<{ count: string; versions: string; hits: Answer['hits'] }>`
    select count(*) as count, coalesce(sum(version), 0) as versions, (
      select coalesce(jsonb_agg(jsonb_build_object('role', p.role, 'check', 'Other', 'key', b.full_name,
          'reason', b.reason) order by p.place, b.id), '[]')
      from rows from (jsonb_to_recordset(${JSON.stringify(parties)}::jsonb)
          as (role text, name text, "birthDate" date)) with ordinality as p (role, name, birth_date, place)
        join block_list b on b.is_active and b.folded_name = fold(p.name)
          and (b.birth_date is null or p.birth_date is null or b.birth_date = p.birth_date)
      ) as hits
    from block_list`.execute(tx);
  const { count = '0', versions = '0', hits = [] } = rows[0] ?? {};
  return { hits, basis: `block-list:${count}.${versions}`, needsTwo: false };
}
