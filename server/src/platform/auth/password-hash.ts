import type { Options } from '@node-rs/argon2';
import { hash, verify } from '@node-rs/argon2';

/** argon2id as in OWASP's Password Storage Cheat Sheet: 19 MiB, two passes, one lane. The library's default algorithm is argon2id. */
export const argonOptions = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options;

/** A hash of 32 random bytes nobody kept: checking against it takes as long as against a real one. */
export const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$70wh2IfDL2Sf8+Sl7UBfQA$8K4Ul8SA6X4HEKIgF2mPzODWS90sFit/wRuOERqx9ZY';

/** Hashes a new password; the same characters written in another Unicode form are the same password. */
export async function hashPassword(password: string): Promise<string> {
  return await hash(password.normalize('NFKC'), argonOptions);
}

/** Compares with the stored hash; without one it does the same work and says no. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await verify(stored ?? nobodysHash, password.normalize('NFKC'));
  return isRight && stored !== null && stored !== undefined;
}
