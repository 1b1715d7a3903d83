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

/**
 * People by parts of their name in any order, in spite of typing errors, the likeliest first. Whole words are looked
 * up in an index, from the strictest reading to the loosest, until enough are found: every word as typed, then every
 * word as something like it, then all words but one.
 */
export async function findByName(db: Kysely<Tables>, search: NameSearch): Promise<string[]> {
  const asked = await nameOptions(db, search.text);
  if (asked.length === 0) return [];
  const found: NameCandidate[] = [];
  for (const condition of readings(asked)) {
    found.push(...(await candidates(db, search, condition)));
    if (new Set(found.map(({ id }) => id)).size >= search.limit) break;
  }
  const options = asked.map((word) => word.options);
  return rankNames(options, found, { officeKey: `o:${search.officeId}`, limit: search.limit });
}

type Condition = RawBuilder<unknown>;

/** The conditions to try one after the other; a reading that can find nothing is left out. */
function readings(asked: readonly AskedWord[]): Condition[] {
  const like = asked.map(wordsLike);
  const known = like.filter((words) => words.length > 0);
  const strict = asked.map(({ word, options }) => (options.has(word) ? [word] : []));
  return [
    ...(strict.every((words) => words.length > 0) ? [allOf(strict)] : []),
    ...(known.length === like.length ? [allOf(like)] : []),
    ...(known.length < like.length && known.length > 0 ? [allOf(known)] : []),
    ...(known.length > 2 ? [allButOne(known)] : []),
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

/** The index first, always: an estimate of one name too many would make PostgreSQL read a million people. */
async function candidates(
  db: Kysely<Tables>,
  { table, officeId, visible }: NameSearch,
  condition: Condition,
): Promise<NameCandidate[]> {
  return await db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    await sql`set local jit = off`.execute(tx);
    const rows = (own: Condition): Condition => sql`
      (select p.id, p.search_keys as keys from ${sql.table(table)} p
       where (${condition}) and ${own} and (${visible}) limit ${maxCandidates})`;
    const { rows: found } = await sql<NameCandidate>`
      ${rows(sql`p.search_keys @> ${[`o:${officeId}`]}::text[]`)}
      union all
      ${rows(sql`true`)}`.execute(tx);
    return found;
  });
}
