import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { useMessages } from '#web/lib/i18n.ts';

/** Whether an office works: a hold outweighs everything else. */
export function OfficeState({ isActive, isHeld }: { isActive: boolean; isHeld: boolean }) {
  const t = useMessages('offices');
  if (isHeld) return <StatusChip tone="err" label={t(($) => $.state.held)} />;
  return isActive ? (
    <StatusChip tone="ok" label={t(($) => $.state.active)} />
  ) : (
    <StatusChip tone="mute" label={t(($) => $.state.inactive)} />
  );
}
