import { isPlace, type Lifecycle } from './transition.ts';

/** One change of status that a lifecycle allows, with both ends named. */
export interface AllowedTransition {
  readonly lifecycle: string;
  readonly from: string;
  readonly action: string;
  readonly to: string;
}

/**
 * Every pair of statuses that an action of this lifecycle may connect, each once: `=` leads to itself, `<prev>` to
 * every status that leads here. The database refuses all others.
 */
export function allowedTransitions(lifecycle: Lifecycle): AllowedTransition[] {
  const found = new Map<string, AllowedTransition>();
  for (const { from, action, to } of lifecycle.rows) {
    for (const target of isPlace(to) ? [to] : to === '=' ? [from] : leadingTo(lifecycle, from)) {
      found.set(`${from} ${action} ${target}`, { lifecycle: lifecycle.name, from, action, to: target });
    }
  }
  return [...found.values()];
}

function leadingTo({ rows, initial }: Lifecycle, status: string): string[] {
  const before = rows.filter(({ from, to }) => to === status && from !== status && from !== initial);
  return [...new Set(before.map(({ from }) => from))];
}
