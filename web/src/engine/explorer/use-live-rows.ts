import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Explorer } from '#domain/kernel/explorer.ts';
import { useLive } from '../live/use-live.ts';
import type { AnyRow, PageOf } from './explorer-calls.ts';
import { callNamed, rowsQuery } from './explorer-calls.ts';
import type { ExplorerState } from './explorer-state.ts';

/** Events that come close together are answered by one request; ms. */
const gatherTime = 400;

export interface LiveRows {
  /** Rows that were announced and would stand on this page. */
  readonly news: number;
  /** Shows them. */
  readonly show: () => void;
}

/**
 * Keeps the page true while others work: a row on the screen changes in place, a new one is only counted
 * until somebody asks for it, so that nothing jumps under the hand.
 */
export function useLiveRows<Row extends AnyRow>(explorer: Explorer, state: ExplorerState): LiveRows {
  const client = useQueryClient();
  const { queryKey } = rowsQuery<Row>(explorer, state);
  const key = JSON.stringify(queryKey);
  const announced = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [fresh, setFresh] = useState<{ key: string; page: PageOf<Row>; news: number }>();

  async function look(): Promise<void> {
    const [name, input] = queryKey as unknown as [string, object];
    const page = await callNamed<PageOf<Row>>(name, input).catch(() => undefined);
    const shown = client.getQueryData<PageOf<Row>>(queryKey);
    if (!page || !shown) return;
    const ids = new Set(shown.rows.map(({ id }) => id));
    const news = page.rows.filter(({ id }) => announced.current.has(id) && !ids.has(id)).length;
    client.setQueryData<PageOf<Row>>(queryKey, { ...shown, rows: refreshed(shown.rows, page.rows) });
    setFresh({ key, page, news });
  }

  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    announced.current.clear();
    return () => clearTimeout(timer.current);
  }, [key]);

  useLive(explorer.name, ({ id, change }) => {
    if (change === 'resync') void client.invalidateQueries({ queryKey: [`GET ${explorer.path}/totals`] });
    else announced.current.add(id);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void latest.current(), gatherTime);
  });

  const current = fresh?.key === key ? fresh : undefined;
  return {
    news: current?.news ?? 0,
    show: () => {
      if (current) client.setQueryData(queryKey, current.page);
      announced.current.clear();
      setFresh(undefined);
      void client.invalidateQueries({ queryKey: [`GET ${explorer.path}/totals`] });
    },
  };
}

/** The rows of the screen in their places, each as it is now; untouched ones keep their identity. */
function refreshed<Row extends AnyRow>(shown: readonly Row[], fresh: readonly Row[]): Row[] {
  const byId = new Map(fresh.map((row) => [row.id, row]));
  return shown.map((row) => {
    const now = byId.get(row.id);
    return now && JSON.stringify(now) !== JSON.stringify(row) ? now : row;
  });
}
