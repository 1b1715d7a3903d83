import { customerLevelLabels } from '#domain/areas/customers/customer-values.labels.ts';
import type { CustomerLevel } from '#domain/areas/customers/customer.values.ts';
import { Chip } from '#web/kit/text/chip.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';

/** What one should know before one speaks: a good customer, a blocked one. */
export function CustomerMarks({ level, isBlocked }: { level: CustomerLevel; isBlocked: boolean }) {
  const t = useMessages('customers');
  const words = customerLevelLabels[useLanguage()];
  return (
    <>
      {level !== 'None' && <Chip label={words[level]} />}
      {isBlocked && <StatusChip tone="err" label={t(($) => $.blocked)} />}
    </>
  );
}
