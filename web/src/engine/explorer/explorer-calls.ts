import { queryOptions } from '@tanstack/react-query';
import type { Explorer } from '#domain/kernel/explorer.ts';
import type { Totals } from '#domain/kernel/explorer.endpoints.ts';
import { call } from '#web/lib/api.ts';
import type { CallOptions, EndpointName, NamedBlob } from '#web/lib/api.ts';
import type { ExplorerState } from './explorer-state.ts';

/** A row of any explorer. */
export interface AnyRow {
  readonly id: string;
}

export interface PageOf<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
  readonly previous: string | null;
}

/** What narrows: the same for rows, totals, export and bulk. */
export interface Narrowing {
  readonly q: string;
  readonly filter: readonly string[];
}

/**
 * Calls an endpoint whose name is made at run time. The names of an explorer follow from its path, so the
 * contract holds them all the same; only the compiler cannot see it here.
 */
export function callNamed<Reply>(name: string, input: object, options: CallOptions = {}): Promise<Reply> {
  return call(name as EndpointName, input as never, options) as Promise<Reply>;
}

/** One page, under the same key as `useCall` would give it. */
export function rowsQuery<Row extends AnyRow>(explorer: Explorer, state: ExplorerState) {
  const { q, filter, sort, after, before, limit } = state;
  const input = { query: { q, filter, sort, after, before, limit } };
  const name = `GET ${explorer.path}`;
  return queryOptions<PageOf<Row>>({
    queryKey: [name, input],
    queryFn: ({ signal }) => callNamed(name, input, { signal }),
  });
}

/** Count and sums of the whole filter. */
export function totalsQuery(explorer: Explorer, { q, filter }: Narrowing) {
  const input = { query: { q, filter } };
  const name = `GET ${explorer.path}/totals`;
  return queryOptions<Totals>({
    queryKey: [name, input],
    queryFn: ({ signal }) => callNamed(name, input, { signal }),
    staleTime: 60_000,
  });
}

export interface ExportOrder extends Narrowing {
  readonly format: 'csv' | 'xlsx';
  readonly sort: string;
  readonly columns: readonly string[];
  readonly ids: readonly string[];
}

export function callExport(explorer: Explorer, order: ExportOrder): Promise<NamedBlob> {
  return callNamed(`POST ${explorer.path}/export`, { body: order });
}
