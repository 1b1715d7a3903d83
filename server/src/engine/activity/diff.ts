import { isDeepStrictEqual } from 'node:util';
import type { Change } from './record-activity.queries.ts';

/** The fields that differ, in the order of `after`; secrets are the caller's to leave out. */
export function diff(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Change[] {
  return Object.keys(after)
    .filter((field) => !isDeepStrictEqual(before[field] ?? null, after[field] ?? null))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
}
