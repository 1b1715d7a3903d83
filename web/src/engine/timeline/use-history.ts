import { useCall } from '#web/lib/query.ts';
import type { HistoryRow } from './history-row.ts';

/** Names a thing to the activity log. */
export interface Entity {
  /** 'user', 'office', … */
  readonly entity: string;
  readonly id: string;
}

const none: readonly HistoryRow[] = [];

/** What happened to a thing, the newest first; nothing without a thing. */
export function useHistory(thing: Entity | undefined): readonly HistoryRow[] {
  const { entity = '', id = '' } = thing ?? {};
  const { data } = useCall(
    'GET /api/activity/entity/{entity}/{id}',
    { params: { entity, id } },
    { enabled: thing !== undefined },
  );
  return data?.rows ?? none;
}
