import type { NoticeRow } from '#domain/areas/notices/notices.rows.ts';
import type { Tone } from '#web/kit/text/status-chip.tsx';

export const severityTone: Record<NoticeRow['severity'], Tone> = {
  Info: 'info',
  Warning: 'warn',
  Danger: 'err',
};
export const statusTone: Record<NoticeRow['status'], Tone> = {
  None: 'mute',
  Draft: 'mute',
  Dispatched: 'ok',
};
