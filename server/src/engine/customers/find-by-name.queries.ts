import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '#server/platform/db/tables.ts';
import type { AskedWord } from './name-options.queries.ts';
import { nameOptions } from './name-options.queries.ts';
import type { NameCandidate } from './rank-names.ts';
import { rankNames } from './rank-names.ts';

/** Candidates that are ranked: those of the caller's own office, and those of all. More namesakes cannot be told apart. */
const maxCandidates = 400;
/** A word of one or two letters begins too many names to be worth more than its exact self. */
const shortWord = 2;

export interface NameSearch {
  readonly table: 'customers' | 'recipients';
  readonly text: string;
  /** The office whose people come first among equals. */
  readonly officeId: string;
  /** Condition on the row `p`: what the caller may see. */
  readonly visible: RawBuilder<unknown>;
  readonly limit: number;
}

/** With so many found by every word typed, people who lack one of the words are not looked for. */
const enough = 3;

/**
 * People by parts of their name in any order, in spite of typing errors, the likeliest first. Whole words are looked
 * up in an index, from the strictest reading to the loosest, until enough are found: every word as typed, then every
 * word as something like it, then all words but one.
 */
export async function findByName(db: Kysely<Tables>, search: NameSearch): Promise<string[]> {
  return await db.transaction().execute(async (tx) => {
    const asked = await nameOptions(tx, search.text);
    const found: NameCandidate[] = [];
    for (const { condition, until } of readings(asked, search.limit)) {
      if (found.length >= until) break;
      found.push(...(await candidates(tx, search, condition)));
    }
    const options = asked.map((word) => word.options);
    return rankNames(options, found, { officeKey: `o:${search.officeId}`, limit: search.limit });
  });
}

type Condition = RawBuilder<unknown>;

interface Reading {
  readonly condition: Condition;
  /** Left out when the readings before it found so many. */
  readonly until: number;
}

/** The conditions to try one after the other; a reading that can find nothing is left out. */
function readings(asked: readonly AskedWord[], limit: number): Reading[] {
  const like = asked.map(wordsLike).filter((words) => words.length > 0);
  if (like.length === 0) return [];
  const isAllKnown = like.length === asked.length;
  const isStrict = asked.every(({ word, options }) => options.has(word));
  return [
    ...(isStrict ? [{ condition: allOf(asked.map(({ word }) => [word])), until: limit }] : []),
    { condition: allOf(like), until: isAllKnown ? limit : enough },
    ...(like.length > 2 ? [{ condition: allButOne(like), until: enough }] : []),
  ];
}

function wordsLike({ word, options }: AskedWord): string[] {
  if (word.length <= shortWord && options.has(word)) return [word];
  return [...options.keys()];
}

/** A person has one of the words of each list. */
function allOf(lists: readonly (readonly string[])[]): Condition {
  return sql.join(
    lists.map((words) => sql`p.search_keys && ${[...words]}::text[]`),
    sql` and `,
  );
}

function allButOne(lists: readonly (readonly string[])[]): Condition {
  return sql.join(
    lists.map((_, left) => sql`(${allOf(lists.filter((_, at) => at !== left))})`),
    sql` or `,
  );
}

async function candidates(
  tx: Kysely<Tables>,
  { table, officeId, visible }: NameSearch,
  condition: Condition,
): Promise<NameCandidate[]> {
  const rows = (own: Condition): Condition => sql`
    (select p.id, p.search_keys as keys from ${sql.table(table)} p
     where (${condition}) and ${own} and (${visible}) limit ${maxCandidates})`;
  const { rows: found } = await sql<NameCandidate>`
    ${rows(sql`p.search_keys @> ${[`o:${officeId}`]}::text[]`)}
    union all
    ${rows(sql`true`)}`.execute(tx);
  return found;
}
