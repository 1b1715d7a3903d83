/** Where somebody went through the palette; addresses and names only, on this device, per person. */
export interface RecentItem {
  readonly label: string;
  readonly detail: string;
  readonly href: string;
}

const most = 6;
const keyOf = (user: string): string => `giro.recent.${user}`;

export function readRecent(user: string): readonly RecentItem[] {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(user)) ?? '[]') as RecentItem[];
  } catch {
    return [];
  }
}

/** The newest first, each once. Names of people leave with the tab: they are kept for the session only. */
export function addRecent(user: string, item: RecentItem): void {
  const others = readRecent(user).filter(({ href }) => href !== item.href);
  try {
    sessionStorage.setItem(keyOf(user), JSON.stringify([item, ...others].slice(0, most)));
  } catch {
    // A blocked storage remembers nothing.
  }
}
