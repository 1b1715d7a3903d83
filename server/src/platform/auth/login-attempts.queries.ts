import type { Kysely } from 'kysely';
import { Problem } from '#domain/kernel/problem.ts';
import type { Tables } from '../db/tables.ts';
import { countAttempt, forgetAttempts, giveAttemptBack } from './count-attempt.queries.ts';
import { hashToken } from './token.ts';

/** Wrong passwords and codes until an account rests, and for how long. */
export const wrongPerAccount = 8;
export const lockMinutes = 15;
/** From one address more are allowed: a whole office shares it. */
const wrongPerAddress = 50;

/**
 * Counts one try at an account, by its email, so that an account that does not exist is locked like any other.
 * Refuses with `account-locked`; `isLast` tells that a wrong one now locks.
 */
export async function takeAccountAttempt(
  db: Kysely<Tables>,
  { email, now }: { email: string; now: Date },
): Promise<{ isLast: boolean }> {
  const attempt = { bucket: accountBucket(email), limit: wrongPerAccount, minutes: lockMinutes, now };
  const { hits, isOver, minutesLeft } = await countAttempt(db, attempt);
  if (isOver) throw new Problem('account-locked', { minutes: minutesLeft });
  return { isLast: hits === wrongPerAccount };
}

export async function forgetAccountAttempts(db: Kysely<Tables>, email: string): Promise<void> {
  await forgetAttempts(db, accountBucket(email));
}

/** Counts one try from an address; refuses with `too-many-requests`. */
export async function takeAddressAttempt(
  db: Kysely<Tables>,
  { ip, now }: { ip: string; now: Date },
): Promise<void> {
  const attempt = { bucket: addressBucket(ip), limit: wrongPerAddress, minutes: lockMinutes, now };
  const { isOver, minutesLeft } = await countAttempt(db, attempt);
  if (isOver) throw new Problem('too-many-requests', { seconds: minutesLeft * 60 });
}

export async function giveAddressAttemptBack(db: Kysely<Tables>, ip: string): Promise<void> {
  await giveAttemptBack(db, addressBucket(ip));
}

function accountBucket(email: string): string {
  return `login ${hashToken(email.toLowerCase())}`;
}

function addressBucket(ip: string): string {
  return `login from ${ip}`;
}
