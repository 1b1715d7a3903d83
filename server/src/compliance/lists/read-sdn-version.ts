import type { GuardLimits, VersionFacts, VersionFault } from './list-guards.ts';
import { defaultLimits, guardVersion } from './list-guards.ts';
import { hasEndMark, readListText, withoutEndMark } from './list-text.ts';
import type { SdnRow } from './ofac-rows.ts';
import { readSdnRows } from './ofac-rows.ts';

export interface SdnVersion extends VersionFacts {
  readonly list: readonly SdnRow[];
}

/** Reads a main file of OFAC, or says why it may not replace the active version. */
export function readSdnVersion(
  bytes: Uint8Array,
  { active, limits = defaultLimits }: { active?: VersionFacts; limits?: GuardLimits } = {},
): SdnVersion | { readonly fault: VersionFault } {
  const text = readListText(bytes);
  if (typeof text !== 'string') return text;
  const { rows, problems } = readSdnRows(text);
  const facts = {
    rows: rows.length,
    problems,
    lastLine: withoutEndMark(text).split(/\r\n|\n|\r/).length,
    hasEndMark: hasEndMark(text),
  };
  const fault = guardVersion(facts, active, limits);
  return fault ? { fault } : { ...facts, list: rows };
}
