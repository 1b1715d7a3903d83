import type { Tone } from '#web/kit/text/status-chip.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { formatDate } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import type { LicenceState } from './licence-state.ts';
import { licenceState } from './licence-state.ts';
import { useToday } from './use-today.ts';

const tones: Record<Exclude<LicenceState, 'valid'>, Tone> = { soon: 'warn', expired: 'err' };

/** Says it when a licence ends soon or has ended; on the clocks of the office. */
export function LicenceEnd({ expires, timeZone }: { expires: string | null; timeZone: string }) {
  const t = useMessages('offices');
  const state = licenceState(expires, useToday(timeZone));
  if (state === 'valid' || expires === null) return null;
  const date = formatDate(expires);
  return <StatusChip tone={tones[state]} label={t(($) => $.licence[state], { date })} />;
}
