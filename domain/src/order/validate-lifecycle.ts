import { officeTypes } from '../access/office-type.ts';
import { type Role, roles } from '../access/roles.ts';
import { serviceTypes } from '../access/service-type.ts';
import { orderActions } from './action.ts';
import { type Doer, system } from './actors.ts';
import { mayAct } from './decide.ts';
import { contradict } from './guards.ts';
import { orderStatuses, statusesNeverStored } from './status.ts';
import { isPlace, type Lifecycle, type Transition } from './transition.ts';

/** What is wrong with a lifecycle, as sentences; a test holds every one of them to none. */
export function validateLifecycle(lifecycle: Lifecycle): string[] {
  const reached = reachable(lifecycle);
  return [
    ...unknownStatuses(lifecycle),
    ...lifecycle.statuses
      .filter((status) => !reached.has(status))
      .map((status) => `${status} is never reached`),
    ...deadEnds(lifecycle),
    ...lifecycle.rows.filter((row) => !doers.some((doer) => mayAct(lifecycle, row.who, doer))).map(nobodyMay),
    ...lifecycle.rows
      .filter(repeatsItself)
      .map((row) => `${named(row)} names an actor, guard or effect twice`),
    ...ambiguous(lifecycle),
  ];
}

/** What of the words of the specification no lifecycle uses and nothing explains. */
export function unusedWords(lifecycles: readonly Lifecycle[]): string[] {
  const statuses = new Set<string>(lifecycles.flatMap((lifecycle) => lifecycle.statuses));
  const actions = new Set<string>(lifecycles.flatMap(({ rows }) => rows.map(({ action }) => action)));
  return [
    ...orderStatuses.filter((status) => !statuses.has(status) && !(status in statusesNeverStored)),
    ...orderActions.filter((action) => !actions.has(action)),
  ];
}

/** Every status that rows lead to, from the start. `<prev>` leads to nothing new. */
export function reachable({ initial, rows }: Lifecycle): Set<string> {
  const reached = new Set<string>([initial]);
  for (const status of reached) {
    for (const { from, to } of rows) if (from === status && isPlace(to)) reached.add(to);
  }
  return reached;
}

function unknownStatuses({ name, initial, statuses, ends, rows }: Lifecycle): string[] {
  const used = [initial, ...ends, ...rows.flatMap(({ from, to }) => (isPlace(to) ? [from, to] : [from]))];
  const unknown = [...new Set(used)].filter((status) => !statuses.includes(status));
  const logged = rows.filter(({ to }) => to in statusesNeverStored);
  return [
    ...unknown.map((status) => `${status} is no status of ${name}`),
    ...logged.map((row) => `${named(row)} would store what only the history shows`),
  ];
}

/** Statuses from which no way leads to an end; without ends, those without a way out. Undo is no way out. */
function deadEnds({ statuses, ends, rows }: Lifecycle): string[] {
  const saved = new Set<string>(ends.length > 0 ? ends : statuses.filter((status) => leaves(rows, status)));
  for (let grew = true; grew;) {
    const before = saved.size;
    for (const { from, to, action } of rows) if (saved.has(to) && action !== 'Undo') saved.add(from);
    grew = saved.size > before;
  }
  return statuses.filter((status) => !saved.has(status)).map((status) => `${status} is a dead end`);
}

/** Rows of one status and action that somebody may both do, that can hold at once, and whose order nothing explains. */
function ambiguous(lifecycle: Lifecycle): string[] {
  const { rows, ordered = {} } = lifecycle;
  const pairs = rows.flatMap((left, index) => rows.slice(index + 1).map((right) => [left, right] as const));
  const competing = pairs
    .filter(([left, right]) => compete(lifecycle, left, right))
    .map(([left]) => pairName(left));
  const stale = Object.keys(ordered).filter((pair) => !competing.includes(pair));
  return [
    ...competing.filter((pair) => !(pair in ordered)).map((pair) => `${pair} is ambiguous`),
    ...stale.map((pair) => `${pair} needs no order`),
  ];
}

function compete(lifecycle: Lifecycle, left: Transition, right: Transition): boolean {
  if (pairName(left) !== pairName(right) || contradict(left.guard, right.guard)) return false;
  return doers.some((doer) => mayAct(lifecycle, left.who, doer) && mayAct(lifecycle, right.who, doer));
}

/** Everybody there can be: the engine, and every pair of roles in every type of office that handles everything. */
const doers: readonly Doer[] = [
  system,
  ...officeTypes.flatMap((officeType) => {
    const office = { officeType, serviceTypes, accessAllowToCustomerInfo: true };
    return rolePairs().map((pair) => ({ roles: pair, roleMenus: [], office }));
  }),
];

function rolePairs(): Role[][] {
  return roles.flatMap((one, index) => roles.slice(index).map((two) => [one, two]));
}

function leaves(rows: readonly Transition[], status: string): boolean {
  return rows.some(({ from, to }) => from === status && isPlace(to) && to !== status);
}

function repeatsItself({ who, guard, effects }: Transition): boolean {
  return [who, guard, effects].some((list) => new Set<string>(list).size < list.length);
}

function nobodyMay(row: Transition): string {
  return `${named(row)} is for nobody`;
}

function pairName({ from, action }: Transition): string {
  return `${from} ${action}`;
}

function named(row: Transition): string {
  return `${pairName(row)} → ${row.to}`;
}
