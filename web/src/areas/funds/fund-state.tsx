import type { FundRow } from '#domain/areas/funds/funds.rows.ts';
import type { Tone } from '#web/kit/text/status-chip.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { useMessages } from '#web/lib/i18n.ts';

type State = 'free' | 'covered' | 'low' | 'empty';

const tones: Record<State, Tone> = { free: 'mute', covered: 'ok', low: 'warn', empty: 'err' };

/** Whether the office can go on selling from its fund. */
export function fundState({ available, isLow }: Pick<FundRow, 'available' | 'isLow'>): State {
  if (available === null) return 'free';
  if (BigInt(available) <= 0n) return 'empty';
  return isLow ? 'low' : 'covered';
}

export function FundStateChip({ fund }: { fund: Pick<FundRow, 'available' | 'isLow'> }) {
  const t = useMessages('funds');
  const state = fundState(fund);
  return <StatusChip tone={tones[state]} label={t(($) => $.state[state])} />;
}
