import { expect, it } from 'vitest';
import { foldPassword } from '#domain/areas/session/password-policy.ts';
import { commonPasswords } from './common-passwords.ts';

it('knows at least ten thousand habits, in either language and any spelling', async () => {
  const common = await commonPasswords();
  expect(common.size).toBeGreaterThan(10_000);
  const habits = [
    'Password2026!',
    'qwertyuiop12',
    'C0ntraseña123',
    'VivaCubaLibre',
    'teamotequiero',
    '123456789012',
  ];
  expect(habits.filter((password) => !common.has(foldPassword(password)))).toEqual([]);
  expect(common.has(foldPassword('zafra y molino viejo'))).toBe(false);
  expect(common.has('')).toBe(false);
});
