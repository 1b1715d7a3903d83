import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { useMessages } from '#web/lib/i18n.ts';

/** Whether a gateway takes real money. */
export function GatewayState({ isActive, isTestMode }: { isActive: boolean; isTestMode: boolean }) {
  const t = useMessages('gateways');
  if (!isActive) return <StatusChip tone="mute" label={t(($) => $.state.off)} />;
  return isTestMode ? (
    <StatusChip tone="warn" label={t(($) => $.state.test)} />
  ) : (
    <StatusChip tone="ok" label={t(($) => $.state.live)} />
  );
}
