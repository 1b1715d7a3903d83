import { randomBytes, randomInt } from 'node:crypto';
import { hashToken } from './token.ts';

/** Six digits for a mail. */
export function newMailCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** Six digits are quickly tried out, so the hash holds the challenge too, which the database does not know. */
export function hashMailCode(challenge: string, code: string): string {
  return hashToken(`${challenge} ${code}`);
}

// Base32 of Crockford: no I, L, O and U, which people misread.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 80 random bits in four groups, for a sheet of paper: 7Q2F-0KXM-R8TD-W3ZA. */
export function newRecoveryCode(): string {
  const signs = [...randomBytes(16)].map((byte) => letters[byte % letters.length] ?? '');
  return signs.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** The hash of a recovery code however it was typed: any case, with or without dashes, O for 0 and I or L for 1. */
export function hashRecoveryCode(code: string): string {
  const signs = code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return hashToken(signs);
}
