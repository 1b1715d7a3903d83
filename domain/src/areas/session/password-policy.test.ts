import { describe, expect, it } from 'vitest';
import { foldPassword, passwordFlaw } from './password-policy.ts';

const owner = { email: 'maria.delacruz@giro.test', name: 'María Peña Ruiz' };
const common = new Set(['correcthorsebattery', 'password1234'].map(foldPassword));

function flaw(password: string) {
  return passwordFlaw(password, { owner, isCommon: (folded) => common.has(folded) });
}

describe('a new password', () => {
  it.each(['tall green kite', 'ocho gatos rojos', '830174925617'])(
    'needs no capitals, digits or signs: %s',
    (password) => {
      expect(flaw(password)).toBeNull();
    },
  );

  it('counts what a person counts: an emoji is one sign', () => {
    expect(flaw('🦜🌴🌊🌞🦀🐚')).toBe('password-too-short');
    expect(flaw('🦜🌴🌊🌞🦀🐚🍍🥥🎺🪘🚲⛵')).toBeNull();
  });

  it.each(['elevensign1', '', ' '.repeat(3)])('is refused under 12 signs: "%s"', (password) => {
    expect(flaw(password)).toBe('password-too-short');
  });

  it.each(['password1234', 'PASSWORD1234', 'P@$$w0rd1234', 'CorrectHorseBattery', 'pässwörd1234'])(
    'is refused when it is common in any spelling: %s',
    (password) => expect(flaw(password)).toBe('password-too-common'),
  );

  it.each(['aaaaaaaaaaaa', 'abcabcabcabc', 'abcabcabcabca', 'xyxyxyxyxyxyxy', '121212121212'])(
    'is refused when it repeats itself: %s',
    (password) => expect(flaw(password)).toBe('password-too-common'),
  );

  it.each([
    'my-maria-secret',
    'DELACRUZ forever',
    'tango Pena tango',
    'pEÑa pEÑo pIÑa',
    'maria.delacruz!!',
    'm4r14 y su gato',
  ])('is refused when it holds the name or the email: %s', (password) =>
    expect(flaw(password)).toBe('password-is-yours'),
  );

  it('allows parts too short to be a name', () => {
    const ana = { email: 'ana@giro.test', name: 'Ana Li' };
    expect(passwordFlaw('banana milk shake', { owner: ana, isCommon: () => false })).toBeNull();
  });
});
