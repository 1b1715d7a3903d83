import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Explorer } from '#domain/kernel/explorer.ts';
import type { AnyRow, PageOf } from './explorer-calls.ts';
import { rowsQuery } from './explorer-calls.ts';
import type { ExplorerState } from './explorer-state.ts';

/**
 * The page the address names; the one before stays until it has come, if it was ever shown: rows asked for before the
 * view was known would be replaced under the hand. When the browser is idle the next page is fetched ahead, so that
 * turning the page waits for nothing.
 */
export function useRows<Row extends AnyRow>(explorer: Explorer, state: ExplorerState, isReady: boolean) {
  const client = useQueryClient();
  const [wasShown, setWasShown] = useState(false);
  const result = useQuery({
    ...rowsQuery<Row>(explorer, state),
    placeholderData: wasShown ? keepPreviousData<PageOf<Row>> : undefined,
  });
  const isShown = isReady && result.data !== undefined;
  if (isShown && !wasShown) setWasShown(true);
  const next = result.isPlaceholderData ? undefined : result.data?.next;

  useEffect(() => {
    if (!next) return;
    const ahead = rowsQuery<Row>(explorer, { ...state, after: next, before: '' });
    const idle = requestIdleCallback(() => void client.prefetchQuery(ahead), { timeout: 3000 });
    return () => cancelIdleCallback(idle);
  }, [client, explorer, state, next]);

  return result;
}
