import { afterAll, expect, test } from 'vitest';
import { checkLogin } from './check-login.queries.ts';
import { openPool } from './pool.ts';
import { emptyDatabase, testDatabase } from './test-database.ts';

function poolOf(url: string) {
  const pool = openPool(url, { max: 1 });
  afterAll(() => pool.end());
  return pool;
}

test('the application gets into the database that was migrated', async () => {
  await checkLogin(poolOf((await testDatabase()).appUrl));
});

test('a wrong password and another database are one clear line each', async () => {
  const wrong = new URL((await testDatabase()).appUrl);
  wrong.password = 'hunter2';
  await expect(checkLogin(poolOf(wrong.href))).rejects.toThrow(
    /^The address in DATABASE_URL cannot be used: password authentication failed for user "giro_app"$/,
  );
  await expect(checkLogin(poolOf((await emptyDatabase()).ownerUrl))).rejects.toThrow(
    'DATABASE_URL leads to another database than MIGRATE_URL.',
  );
});
