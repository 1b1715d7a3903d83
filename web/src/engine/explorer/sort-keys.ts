/** One key of `-createdAt,name`. */
export interface SortKey {
  readonly id: string;
  readonly isDescending: boolean;
}

export function readSortKeys(sort: string): SortKey[] {
  return sort
    .split(',')
    .filter((part) => part !== '')
    .map((part) => ({ id: part.replace(/^-/, ''), isDescending: part.startsWith('-') }));
}

export function writeSortKeys(keys: readonly SortKey[]): string {
  return keys.map(({ id, isDescending }) => `${isDescending ? '-' : ''}${id}`).join(',');
}

/** A click on a header: sorts by it alone, or with Shift by it as well (at most three). */
export function sortBy(sort: string, key: SortKey, isAdded: boolean): string {
  if (!isAdded) return writeSortKeys([key]);
  const keys = readSortKeys(sort);
  const isThere = keys.some(({ id }) => id === key.id);
  const next = isThere ? keys.map((each) => (each.id === key.id ? key : each)) : [...keys, key];
  return writeSortKeys(next.slice(0, 3));
}
