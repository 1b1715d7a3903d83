import { generate } from 'otplib';
import { describe, expect, it } from 'vitest';
import { newTotp, totpStep } from './totp.ts';

const now = new Date('2026-11-20T15:00:00Z');
const step = Math.floor(now.getTime() / 30_000);
const { secret, uri } = newTotp('ana@giro.test');

async function codeAt(seconds: number): Promise<string> {
  return await generate({ secret, epoch: now.getTime() / 1000 + seconds });
}

describe('the code of an authenticator app', () => {
  it('is the one of RFC 6238', async () => {
    // Appendix B, SHA-1, T = 59 s: 94287082; six digits of it.
    const rfc = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    expect(await totpStep(rfc, { code: '287082', now: new Date(59_000), after: null })).toBe(1);
  });

  it.each([
    [0, step],
    [-30, step - 1],
    [30, step + 1],
    [-60, null],
    [60, null],
  ])('may be off by one step: %d s', async (seconds, expected) => {
    expect(await totpStep(secret, { code: await codeAt(seconds), now, after: null })).toBe(expected);
  });

  it('works once', async () => {
    const code = await codeAt(0);
    expect(await totpStep(secret, { code, now, after: step })).toBeNull();
    expect(await totpStep(secret, { code, now, after: step - 1 })).toBe(step);
  });

  it('is set up by an address that names the account', () => {
    expect(uri).toMatch(/^otpauth:\/\/totp\/Giro:ana(%40|@)giro\.test\?/);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  });
});
