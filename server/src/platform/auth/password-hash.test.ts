import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword, nobodysHash } from './password-hash.ts';

describe('a stored password', () => {
  it('is an argon2id hash with its own salt that only the password opens', async () => {
    const stored = await hashPassword('zafra y molino viejo');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hashPassword('zafra y molino viejo')).not.toBe(stored);
    expect(await isPassword(stored, 'zafra y molino viejo')).toBe(true);
    expect(await isPassword(stored, 'zafra y molino vieja')).toBe(false);
  });

  it('does not depend on how the keyboard composes an accent', async () => {
    expect(
      await isPassword(await hashPassword('cami\u00f3n de ca\u00f1a'), 'camio\u0301n de can\u0303a'),
    ).toBe(true);
  });

  it('costs the same work when there is none, and is never right then', async () => {
    const workOf = (stored: string) => /^\$argon2id\$v=19\$[^$]+\$/.exec(stored)?.[0];
    expect(workOf(nobodysHash)).toBe(workOf(await hashPassword('x')));
    expect(await isPassword(null, 'anything')).toBe(false);
    expect(await isPassword(undefined, 'anything')).toBe(false);
  });
});
