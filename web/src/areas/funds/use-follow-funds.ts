import { useLive } from '#web/engine/live/use-live.ts';
import { refresh } from '#web/lib/query.ts';

/** Figures of funds follow what is entered, approved and booked elsewhere. */
export function useFollowFunds(): void {
  const again = () => void refreshFunds();
  useLive('funds', again);
  useLive('fund-moves', again);
}

export async function refreshFunds(): Promise<void> {
  await refresh('/settings/offices/fund');
}
