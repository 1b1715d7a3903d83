import type { FileFault } from './list-text.ts';
import type { RowProblem } from './read-csv.ts';

/** Why a new version is refused and the active one stays. */
export type VersionFault = FileFault | 'too-few-rows' | 'shrunk' | 'malformed' | 'cut-off';

export interface GuardLimits {
  readonly minRows: number;
  /** Rows that may go at once, in percent. */
  readonly maxShrinkPct: number;
  /** Rows that may be unreadable, in percent. */
  readonly maxProblemPct: number;
}

export const defaultLimits: GuardLimits = { minRows: 1, maxShrinkPct: 5, maxProblemPct: 0.1 };

export interface VersionFacts {
  readonly rows: number;
  readonly problems: readonly RowProblem[];
  readonly lastLine: number;
  readonly hasEndMark: boolean;
}

export interface ActiveFacts {
  readonly rows: number;
  readonly hasEndMark: boolean;
}

/** Checks a version that was read against its limits and the version that is active now. */
export function guardVersion(
  version: VersionFacts,
  active: ActiveFacts | undefined,
  limits: GuardLimits,
): VersionFault | undefined {
  if (version.rows === 0) return version.problems.length > 0 ? 'malformed' : 'empty';
  if (isCutOff(version, active)) return 'cut-off';
  if ((version.problems.length * 100) / (version.rows + version.problems.length) > limits.maxProblemPct)
    return 'malformed';
  if (active && version.rows < active.rows * (1 - limits.maxShrinkPct / 100)) return 'shrunk';
  return version.rows < limits.minRows ? 'too-few-rows' : undefined;
}

/** The last line cannot be read, or the mark at the end that the publisher always sets is gone. */
function isCutOff(
  { problems, lastLine, hasEndMark }: VersionFacts,
  active: ActiveFacts | undefined,
): boolean {
  if (!hasEndMark && problems.some(({ line }) => line === lastLine)) return true;
  return active?.hasEndMark === true && !hasEndMark;
}
