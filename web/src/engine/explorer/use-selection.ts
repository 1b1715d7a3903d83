import { useEffect, useState } from 'react';
import { currentUser } from '../session/session.ts';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Everything the filter finds, also what is not on the screen. */
  readonly isAll: boolean;
}

const nothing: Selection = { ids: new Set(), isAll: false };

/** What was selected in each explorer, so that it is still there on the way back from a paper. */
const remembered = new Map<string, { finds: string; selection: Selection }>();

/**
 * Selected rows; they survive turning pages and coming back, and end when something else is searched for,
 * because nobody should act on rows they do not see any more.
 */
export function useSelection(explorer: string, finds: string) {
  const [, render] = useState(0);
  const key = `${currentUser()?.id} ${explorer}`;
  const kept = remembered.get(key);
  const selection = kept?.finds === finds ? kept.selection : nothing;

  useEffect(() => {
    if (remembered.get(key)?.finds !== finds) remembered.delete(key);
  }, [key, finds]);

  function set(next: Selection) {
    remembered.set(key, { finds, selection: next });
    render((times) => times + 1);
  }

  return { selection, select: set, clear: () => set(nothing) };
}

/** What the table shows as selected on this page. */
export function selectedOnPage({ ids, isAll }: Selection, page: readonly string[]): ReadonlySet<string> {
  return isAll ? new Set(page) : ids;
}
