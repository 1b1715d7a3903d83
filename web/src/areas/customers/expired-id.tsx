import { idStateLabels } from '#domain/areas/customers/customer-values.labels.ts';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { useLanguage } from '#web/lib/i18n.ts';

export function ExpiredId() {
  return <StatusChip tone="err" label={idStateLabels[useLanguage()].Expired} />;
}
