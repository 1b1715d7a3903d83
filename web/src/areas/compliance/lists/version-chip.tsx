import { listVersionsLabels } from '#domain/areas/compliance/lists.labels.ts';
import type { ListVersionRow } from '#domain/areas/compliance/lists.rows.ts';
import type { Tone } from '#web/kit/text/status-chip.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { useLanguage } from '#web/lib/i18n.ts';

const tones: Record<ListVersionRow['status'], Tone> = { active: 'ok', superseded: 'mute', rejected: 'err' };

export function VersionChip({ status }: Pick<ListVersionRow, 'status'>) {
  const language = useLanguage();
  const label = listVersionsLabels[language].values['status']?.[status] ?? status;
  return <StatusChip tone={tones[status]} label={label} />;
}
