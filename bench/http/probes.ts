import { formatFilter } from '#domain/kernel/filter.ts';
import { activitySource } from '#server/areas/activity/activity.queries.ts';
import { readSort, writeCursor } from '#server/engine/explorer/sort.queries.ts';
import { findDeepRow } from './deep-cursor.queries.ts';

export interface Probe {
  readonly name: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

const explorer = '/api/activity/all';
const is = (column: string, operator: 'in' | 'contains' | 'within', value: string): string =>
  formatFilter({ column, operator, values: [value] });

/** What people ask of a long log: its newest page, far back, a word, a filter, another order, the totals. */
export async function probesOf(ownerUrl: string, count: number): Promise<Probe[]> {
  const { at, id } = await findDeepRow(ownerUrl, Math.floor(count / 2));
  const after = writeCursor({ __key0: at, __key1: id }, readSort(activitySource('all'), '-at')) ?? '';
  const rows = (name: string, query: Probe['query'], path = explorer): Probe => ({ name, path, query });
  return [
    rows('first page', {}),
    rows('first page of an office', {}, '/api/activity/office'),
    rows('first page of me', {}, '/api/activity/me'),
    rows('first page of security', {}, '/api/activity/security'),
    rows(`page ${Math.floor(count / 100).toLocaleString('en')}, forward`, { after }),
    rows('the same, backward', { before: after }),
    rows('search: a rare word', { q: 'MT1500123' }),
    rows('search: a usual word', { q: 'garcía' }),
    rows('search: a person who acts', { q: 'villalobos' }),
    rows('search: nothing found', { q: 'qqxxzz' }),
    rows('filter: action', { filter: is('action', 'in', 'changed') }),
    rows('filter: action that is rare', { filter: is('action', 'in', 'restored') }),
    rows('filter: last month', { filter: is('at', 'within', 'lastMonth') }),
    rows('filter: user contains', { filter: is('user', 'contains', 'okafor') }),
    rows('filter: entity', { filter: is('entity', 'in', 'session') }),
    rows('sort: oldest first', { sort: 'at' }),
    rows('sort: by label', { sort: 'label' }),
    rows('sort: by action, newest first', { sort: 'action,-at' }),
    rows('totals of everything', {}, `${explorer}/totals`),
    rows('totals of a search', { q: 'garcía' }, `${explorer}/totals`),
    rows('totals of a search that finds nothing', { q: 'qqxxzz' }, `${explorer}/totals`),
    rows('history of one entity', {}, '/api/activity/entity/office/1'),
  ];
}
