/** A field that somebody else changed since the form was opened. */
export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface MergeRow {
  readonly field: string;
  readonly before: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Both changed it, and differently: somebody has to decide. */
  readonly isConflict: boolean;
}

type Values = Readonly<Record<string, unknown>>;

/** What others changed against what is in the form; fields that the form does not have are left out. */
export function mergeFields(base: Values, mine: Values, changes: readonly FieldChange[]): MergeRow[] {
  return changes
    .filter(({ field, after }) => Object.hasOwn(mine, field) && !isSame(mine[field], after))
    .map(({ field, before, after }) => ({
      field,
      before,
      mine: mine[field],
      theirs: after,
      isConflict: !isSame(mine[field], base[field]),
    }));
}

export type Side = 'mine' | 'theirs';

/** What I changed stays mine, what I left alone follows the others. */
export function usualSides(rows: readonly MergeRow[]): Record<string, Side> {
  return Object.fromEntries(rows.map(({ field, isConflict }) => [field, isConflict ? 'mine' : 'theirs']));
}

/** Equal as data; an empty text and nothing are the same to a form. */
export function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(plain(left)) === JSON.stringify(plain(right));
}

function plain(value: unknown): unknown {
  return value === '' || value === undefined ? null : value;
}
