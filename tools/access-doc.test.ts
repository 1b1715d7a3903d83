import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ruleNames } from '#domain/access/rules.ts';
import { screens } from '#domain/access/screens.ts';
import { accessDoc, accessDocPath } from './access-doc.mjs';

test('docs/access.md is what the list of screens says', () => {
  expect(readFileSync(accessDocPath, 'utf8')).toBe(accessDoc());
});

test('every rule has its sentence, every screen its row', () => {
  const page = accessDoc();
  for (const rule of ruleNames) expect(page).toMatch(new RegExp(`^\\| ${rule} \\| \\S.{8,}\\. \\|$`, 'm'));
  for (const { path, title } of screens) expect(page).toContain(`| \`${path}\` | ${title.en} |`);
});
