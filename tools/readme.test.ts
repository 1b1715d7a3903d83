import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { demoPassword } from '../server/src/demo/demo-people.ts';
import { renderSettingsTable } from '../server/src/platform/settings.ts';

const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');

test('the README lists the settings as the program reads them', () => {
  expect(readme).toContain(renderSettingsTable());
});

test('the README says the password of the demo users', () => {
  expect(readme).toContain(`password \`${demoPassword}\``);
});
