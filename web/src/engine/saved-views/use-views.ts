import type { SavedView } from '#domain/areas/views/views.endpoints.ts';
import { useCall } from '#web/lib/query.ts';

const none: readonly SavedView[] = [];

/** The saved views of an explorer; settled also when they could not be read, for rows do not need them. */
export function useViews(explorer: string): { views: readonly SavedView[]; isSettled: boolean } {
  const { data, isPending } = useCall(
    'GET /api/views/{explorer}',
    { params: { explorer } },
    { staleTime: 300_000 },
  );
  return { views: data?.views ?? none, isSettled: !isPending };
}
