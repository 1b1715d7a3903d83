import type { ViewState } from '#domain/areas/views/view-state.schema.ts';
import { densities } from '#domain/areas/views/densities.ts';
import type { Explorer } from '#domain/kernel/explorer.ts';
import { pageSizes } from '#domain/kernel/explorer.ts';
import { parseFilter } from '#domain/kernel/filter.ts';

/** Everything an explorer shows, as it stands in the address. */
export interface ExplorerState extends ViewState {
  /** The tab: 'all', the id of a preset or of a saved view; empty when the address does not say. */
  readonly view: string;
  readonly after: string;
  readonly before: string;
  /** Number of the first row of this page among all; only for the eye. */
  readonly from: number;
}

export const allView = 'all';
export const usualLimit = 50;
const maxSorts = 3;

type Search = Readonly<Record<string, unknown>>;

/** Reads the address; whatever does not fit the explorer is dropped, so that an old link still opens. */
export function readState(search: Search, explorer: Explorer): ExplorerState {
  const limit = Number(one(search.limit));
  const density = one(search.density);
  return {
    q: one(search.q).slice(0, 200),
    filter: many(search.filter).filter((text) => parseFilter(text, (name) => filterKind(explorer, name))),
    sort: readSort(one(search.sort), explorer),
    columns: names(search.columns, explorer),
    widths: readWidths(one(search.widths), explorer),
    pinned: names(search.pinned, explorer),
    density: densities.find((each) => each === density) ?? '',
    limit: pageSizes.find((size) => size === limit) ?? usualLimit,
    view: one(search.view).slice(0, 60),
    after: one(search.after),
    before: one(search.before),
    from: Math.max(1, Math.trunc(Number(one(search.from))) || 1),
  };
}

/**
 * Writes the address: what is as usual is left out. With a view the sort always stands there, so that
 * an address with a view alone means "this view as it was saved".
 */
export function writeState(
  state: ExplorerState,
  explorer: Explorer,
): Record<string, string | string[] | undefined> {
  const isUsualSort = state.sort === explorer.defaultSort;
  return {
    view: text(state.view),
    q: text(state.q),
    filter: state.filter.length > 0 ? [...state.filter] : undefined,
    sort: isUsualSort && state.view === '' ? undefined : state.sort,
    columns: text(state.columns.join(',')),
    widths: text(
      Object.entries(state.widths)
        .map(([name, width]) => `${name}:${width}`)
        .join(','),
    ),
    pinned: text(state.pinned.join(',')),
    density: text(state.density),
    limit: state.limit === usualLimit ? undefined : String(state.limit),
    after: text(state.after),
    before: text(state.before),
    from: state.from > 1 && (state.after || state.before) ? String(state.from) : undefined,
  };
}

/** Which view an address names without saying what is in it; undefined when it says. */
export function bareView(search: Search): string | undefined {
  const said = ['q', 'filter', 'sort', 'columns', 'widths', 'pinned', 'density', 'limit'];
  return said.some((key) => one(search[key]) !== '') ? undefined : one(search.view);
}

/** The part of the state that a saved view keeps. */
export function viewOf({
  q,
  filter,
  sort,
  columns,
  widths,
  pinned,
  density,
  limit,
}: ExplorerState): ViewState {
  return { q, filter, sort, columns, widths, pinned, density, limit };
}

/** An explorer as it is declared. */
export function plainView(explorer: Explorer): ViewState {
  return {
    q: '',
    filter: [],
    sort: explorer.defaultSort,
    columns: [],
    widths: {},
    pinned: [],
    density: '',
    limit: usualLimit,
  };
}

export function filterKind(explorer: Explorer, name: string) {
  const column = Object.hasOwn(explorer.columns, name) ? explorer.columns[name] : undefined;
  return column?.filterable === false ? undefined : column?.kind;
}

function one(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return first === undefined || first === null ? '' : String(first);
}

function many(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  return one(value) === '' ? [] : [one(value)];
}

function text(value: string): string | undefined {
  return value === '' ? undefined : value;
}

function readSort(sort: string, { columns, defaultSort }: Explorer): string {
  const keys = sort.split(',').filter((key) => {
    const name = key.replace(/^-/, '');
    return Object.hasOwn(columns, name) && columns[name]?.sortable !== false;
  });
  return keys.slice(0, maxSorts).join(',') || defaultSort;
}

function names(value: unknown, { columns }: Explorer): string[] {
  return [...new Set(one(value).split(','))].filter((name) => Object.hasOwn(columns, name));
}

function readWidths(value: string, { columns }: Explorer): Record<string, number> {
  const pairs = value.split(',').map((pair) => pair.split(':'));
  return Object.fromEntries(
    pairs.flatMap(([name = '', width]) => {
      const px = Math.round(Number(width));
      return Object.hasOwn(columns, name) && px >= 40 && px <= 1000 ? [[name, px]] : [];
    }),
  );
}
