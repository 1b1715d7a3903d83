import { createHash, randomBytes } from 'node:crypto';

/** A bearer or mail token: 256 random bits for the person, only its hash for the database. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** SHA-256 is enough: the token is random, so there is nothing to guess. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
