import { statusLabel } from '#domain/order/status.labels.ts';
import type { Lifecycle } from '#domain/order/transition.ts';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { useLanguage } from '#web/lib/i18n.ts';
import { statusTone } from './status-tones.ts';

/** Where an order stands, in the words of its service. */
export function OrderStatusChip({ status, lifecycle }: { status: string; lifecycle: Lifecycle }) {
  return <StatusChip tone={statusTone(status)} label={statusLabel(lifecycle, status, useLanguage())} />;
}
