import { useLiveSoon } from '#web/engine/live/use-live-soon.ts';
import { refresh } from '#web/lib/query.ts';

/** Figures of funds follow what is entered, approved and booked elsewhere. */
export function useFollowFunds(): void {
  const again = () => void refreshFunds();
  useLiveSoon('funds', again);
  useLiveSoon('fund-moves', again);
}

export async function refreshFunds(): Promise<void> {
  await refresh('/settings/offices/fund');
}
