import { expect, it } from 'vitest';
import { safePath } from './safe-path.ts';

const origin = 'https://giro.test';

it.each(['/settings/users', '/settings/users?filter=status:in:Active&sort=-name', '/profile#security', '/'])(
  'goes back to %s',
  (next) => expect(safePath(next, origin)).toBe(next),
);

it.each([
  undefined,
  '',
  'settings/users',
  'https://evil.test/',
  '//evil.test',
  String.raw`/\evil.test`,
  '/\t/evil.test',
  '/.//evil.test',
  'javascript:alert(1)',
  '/login?next=/login',
  '/2fa',
])('never leaves the application, nor comes back to its door: %j', (next) =>
  expect(safePath(next, origin)).toBe('/dashboard'),
);
