import { useCall } from '#web/lib/query.ts';
import type { HistoryRow } from './history-row.ts';

/** Names a thing to the activity log. */
export interface Entity {
  /** 'user', 'office', … */
  readonly entity: string;
  readonly id: string;
  /** Its history, for what keeps its own and not in the activity log. */
  readonly rows?: readonly HistoryRow[];
}

const none: readonly HistoryRow[] = [];

/** What happened to a thing, the newest first; nothing without a thing. */
export function useHistory(thing: Entity | undefined): readonly HistoryRow[] {
  const { entity = '', id = '', rows } = thing ?? {};
  const { data } = useCall(
    'GET /api/activity/entity/{entity}/{id}',
    { params: { entity, id } },
    { enabled: thing !== undefined && rows === undefined },
  );
  return rows ?? data?.rows ?? none;
}
