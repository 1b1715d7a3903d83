/** That a tab of somebody's browser shows a paper, or (`isGone`) no longer does; as it travels between the processes. */
export interface Beat {
  /** `office/12`. */
  readonly paper: string;
  readonly userId: string;
  readonly tab: string;
  readonly isGone?: boolean;
}

export interface Presence {
  hear(beat: Beat, now: Date): void;
  /** Ids of those who have a paper open. */
  readersOf(paper: string): string[];
  /** Forgets who has not been heard of for too long. */
  sweep(now: Date): void;
}

export const presenceChannel = 'giro_presence';

const kept = 45_000; // ms; a browser says every 20 s that it is still there

interface Seen {
  readonly userId: string;
  readonly until: number;
}

/**
 * Who reads which paper, in the memory of this process only. `onChange` hears of a paper whose readers are others than
 * before, with the persons who were there already and still are.
 */
export function createPresence(onChange: (paper: string, toldIds: readonly string[]) => void): Presence {
  const papers = new Map<string, Map<string, Seen>>();
  const readersOf = (paper: string): string[] => [
    ...new Set([...(papers.get(paper)?.values() ?? [])].map(({ userId }) => userId)),
  ];

  const change = (paper: string, act: (tabs: Map<string, Seen>) => void): void => {
    const before = new Set(readersOf(paper));
    const tabs = papers.get(paper) ?? new Map<string, Seen>();
    act(tabs);
    if (tabs.size > 0) papers.set(paper, tabs);
    else papers.delete(paper);
    const after = readersOf(paper);
    const stayed = after.filter((id) => before.has(id));
    if (stayed.length < before.size || after.length > stayed.length) onChange(paper, stayed);
  };

  return {
    readersOf,
    hear({ paper, userId, tab, isGone = false }, now) {
      // A tab is called by its person as well, so that nobody can send somebody else away.
      const key = `${userId} ${tab}`;
      change(paper, (tabs) =>
        isGone ? tabs.delete(key) : tabs.set(key, { userId, until: now.getTime() + kept }),
      );
    },
    sweep(now) {
      for (const paper of papers.keys())
        change(paper, (tabs) => {
          for (const [key, { until }] of tabs) if (until < now.getTime()) tabs.delete(key);
        });
    },
  };
}
