import { type ActorKey, actorKeys, actors } from '#domain/order/actors.ts';
import { otherLifecycles } from '#domain/order/lifecycles/lifecycles.ts';
import { isPlace, type Lifecycle, type Transition } from '#domain/order/transition.ts';
import { orderTypes, services } from '#domain/services/services.ts';

export const lifecyclesPath = new URL('../../docs/lifecycles.md', import.meta.url);

/** The page as text; a test holds the file in `docs/` against it. */
export function lifecyclesPage(): string {
  const lifecycles: readonly Lifecycle[] = Object.values(otherLifecycles);
  return [
    intro,
    `## Who\n\n${table(['Actor', 'Roles', 'Office'], actorKeys.map(actorRow))}`,
    ...orderTypes.map((type) => section(services[type].lifecycle)),
    '# Other lifecycles',
    ...lifecycles.map(section),
  ]
    .join('\n\n')
    .concat('\n');
}

const intro = `<!-- Written by tools/lifecycles.ts; change domain/src and run \`npm run lifecycles\` again. -->
# Lifecycles

What can be done with an order of each service, by whom, and what comes of it. The same rows decide on the server, paint the
buttons of a paper and fill the table that the database checks a change of status against.

A row is taken if its status and action fit, one of its actors is who acts, and all its guards hold. Of several rows the first one
that holds is taken; if none does, the first guard that fails says why. \`=\` keeps the status, \`<prev>\` brings back the one before the
last change. Effects run in their order, in the same transaction.

The pictures leave out what keeps the status, and undo; the tables have every row.`;

function section(lifecycle: Lifecycle): string {
  const { name, rows, ends } = lifecycle;
  const count = `${lifecycle.statuses.length} statuses, ${rows.length} rows. May rest in: ${ends.join(', ') || '–'}.`;
  const head = ['From', 'Action', 'To', 'Who', 'Guards', 'Effects'];
  const ordered = Object.entries(lifecycle.ordered ?? {}).map(
    ([pair, reason]) => `Rows of *${pair}* may hold together. ${reason}`,
  );
  return [`## ${name}`, count, diagram(lifecycle), table(head, grouped(rows)), ...ordered].join('\n\n');
}

function diagram({ initial, ends, rows }: Lifecycle): string {
  const moves = rows.filter(({ from, to }) => isPlace(to) && to !== from);
  const labels = Map.groupBy(moves, ({ from, to }) => arrow(from === 'None' ? '[*]' : from, to));
  const arrows = [...labels].map(([key, same]) => {
    const actions = [...new Set(same.map(({ action }) => action))];
    return `${key} : ${actions.join(', ')}`;
  });
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...(initial === 'None' ? [] : [arrow('[*]', initial)]),
    ...arrows,
    ...ends.map((end) => arrow(end, '[*]')),
    '```',
  ]
    .map((line, index, { length }) => (index < 2 || index === length - 1 ? line : `  ${line}`))
    .join('\n');
}

/** Rows that differ in nothing but where they start stand in one line. */
function grouped(rows: readonly Transition[]): string[][] {
  const lines = Map.groupBy(rows, ({ action, to, who, guard, effects }) =>
    [action, to, who.join(' '), guard.join(' '), effects.join(' ')].join('|'),
  );
  return [...lines].map(([rest, same]) => [same.map(({ from }) => from).join(', '), ...rest.split('|')]);
}

function actorRow(key: ActorKey): string[] {
  const { roles, office } = actors[key];
  return [key, roles.join(', '), office];
}

function arrow(from: string, to: string): string {
  return `${from} --> ${to}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines
    .map((cells) => `| ${cells.map((cell) => cell.replace('<prev>', '`<prev>`')).join(' | ')} |`)
    .join('\n');
}
