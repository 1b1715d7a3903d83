import { addDays } from '../../kernel/calendar.ts';
import type { IdType } from '../../kernel/id-number.ts';
import { isPhotoId } from '../../kernel/id-number.ts';
import type { IdState } from './customer.values.ts';

export interface HeldId {
  readonly type: IdType;
  readonly number: string;
  readonly expiresOn: string | null;
}

export interface FoundIdState {
  readonly state: IdState;
  readonly type: IdType | null;
  readonly last4: string;
  readonly expiresOn: string | null;
}

/** So many days before, the desk asks for the new document. */
const soonDays = 30;
const never = '9999-12-31';

/** Whether the documents let somebody send money on a day: the photo ID that is good for longest decides. */
export function idState(ids: readonly HeldId[], on: string): FoundIdState {
  const [best] = ids
    .filter(({ type }) => isPhotoId(type))
    .toSorted((one, other) => (other.expiresOn ?? never).localeCompare(one.expiresOn ?? never));
  if (best === undefined) return { state: 'Missing', type: null, last4: '', expiresOn: null };
  const { type, number, expiresOn } = best;
  return { state: stateOf(expiresOn, on), type, last4: number.slice(-4), expiresOn };
}

/** A document is good on its last day. */
export function isExpired(expiresOn: string | null, on: string): boolean {
  return expiresOn !== null && expiresOn < on;
}

function stateOf(expiresOn: string | null, on: string): IdState {
  if (isExpired(expiresOn, on)) return 'Expired';
  return expiresOn !== null && expiresOn < addDays(on, soonDays) ? 'ExpiresSoon' : 'Valid';
}
