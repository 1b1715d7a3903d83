import { expect, it } from 'vitest';
import { testApp } from '#server/platform/http/test-app.ts';

const test = await testApp([]);

it('the shipped rules are there, and nobody edits or deletes a version', async () => {
  const { owner } = test.database;
  const rules = await owner.selectFrom('hold_rules').selectAll().execute();
  expect(rules.length).toBeGreaterThan(40);
  expect(rules.every(({ status, approved_by }) => status === 'active' && approved_by === null)).toBe(true);
  await expect(owner.updateTable('hold_rules').set({ is_on: false }).execute()).rejects.toThrow('is decided');
  await expect(owner.deleteFrom('hold_rules').execute()).rejects.toThrow('stays');
});
