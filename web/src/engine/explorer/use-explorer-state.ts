import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Explorer } from '#domain/kernel/explorer.ts';
import type { ExplorerState } from './explorer-state.ts';
import { bareView, readState, writeState } from './explorer-state.ts';

export type ChangeState = (patch: Partial<ExplorerState>, options?: { replace?: boolean }) => void;

const narrowing = ['q', 'filter', 'sort', 'limit', 'view'] as const;

/**
 * The state of an explorer, kept in the address alone: a link shows the same, back goes one step back.
 * A change of what is found begins again at the first page.
 *
 * @example
 * const { state, change } = useExplorerState(usersExplorer);
 * change({ filter: ['status:in:Active'] });
 */
export function useExplorerState(explorer: Explorer): {
  state: ExplorerState;
  change: ChangeState;
  /** The view the address names without saying what is in it; '' when it says nothing at all. */
  bare: string | undefined;
} {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const state = useMemo(() => readState(search, explorer), [search, explorer]);
  const change = useMemo<ChangeState>(
    () =>
      (patch, { replace = false } = {}) => {
        const isNarrowed = narrowing.some((key) => key in patch);
        void navigate({
          to: '.',
          replace,
          resetScroll: false,
          search: ((before: Record<string, unknown>) => {
            const start = isNarrowed ? { after: '', before: '', from: 1 } : {};
            const next = writeState({ ...readState(before, explorer), ...start, ...patch }, explorer);
            // What belongs to others stays; ours always stands in the same order, so that equal states have equal addresses.
            const others = Object.entries(before).filter(([key]) => !Object.hasOwn(next, key));
            return { ...Object.fromEntries(others), ...next };
          }) as never,
        });
      },
    [navigate, explorer],
  );
  return { state, change, bare: bareView(search) };
}
