import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/db/tables.ts';
import type { WordOptions } from './rank-names.ts';

const maxWords = 6;
/** A beginning like "mar" stands for many words; the shortest of them are the common ones. */
const maxBeginnings = 120;

export interface AskedWord {
  readonly word: string;
  readonly options: WordOptions;
}

/**
 * What the words of a typed name may stand for: themselves, words one slip of the fingers away, words that sound the
 * same, and words that begin so. One query against the dictionary, which is small however many people there are.
 *
 * For the rest of the transaction indexes come first, always: an estimate of one name too many would make PostgreSQL
 * read a million people.
 */
export async function nameOptions(tx: Kysely<Tables>, typed: string): Promise<AskedWord[]> {
  const { rows } = await sql<{ at: string; asked: string; word: string | null; weight: number }>`
    with planner as materialized (
      select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)),
    asked as (
      select word, at, name_sound(word) as sound
      from planner, unnest(name_words(${typed})) with ordinality as typed (word, at)
      where word <> '' and at <= ${maxWords})
    select a.at, a.word as asked, o.word, max(o.weight) as weight
    from asked a left join lateral (
      select d.word, 1.0 as weight from name_dictionary d where d.word = a.word
      union all
      select s.word, 0.8 from name_dictionary_slips s
      where s.slip = any(name_slips(a.word)) and length(a.word) > 2
      union all
      select d.word, 0.85 from name_dictionary d where d.sound = a.sound and length(a.word) > 2
      union all
      (select d.word, 0.7 + 0.2 * length(a.word) / length(d.word) from name_dictionary d
       where d.word like a.word || '%' order by length(d.word), d.word limit ${maxBeginnings})
    ) o on true
    group by a.at, a.word, o.word order by a.at`.execute(tx);
  const asked = new Map<string, { word: string; options: Map<string, number> }>();
  for (const row of rows) {
    const entry = asked.get(row.at) ?? { word: row.asked, options: new Map<string, number>() };
    if (row.word !== null) entry.options.set(row.word, Number(row.weight));
    asked.set(row.at, entry);
  }
  return [...asked.values()];
}
