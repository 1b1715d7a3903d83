import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#server/platform/db/test-database.ts';
import { foldText } from './condition.queries.ts';

const database = await testDatabase();

test('what people type is folded as the database folds what is stored', async () => {
  const letters = Array.from({ length: 0x17f - 0xc0 }, (_, index) => String.fromCodePoint(0xc0 + index));
  // Signs and letters that nobody writes in a name: × ÷ þ ħ ĸ ŉ ŋ ŧ and the like.
  const written = letters.filter((letter) => !/[×÷þħĸŉŋŧÞĦŊŦĲĳĿŀſ]/.test(letter));
  const { rows } = await sql<{ folded: string }>`
    select fold(letter) as folded from unnest(${written}::text[]) with ordinality as t(letter, n) order by n
  `.execute(database.app);
  expect(written.map(foldText)).toEqual(rows.map(({ folded }) => folded));
});
