import { useBlocker } from '@tanstack/react-router';
import { useConfirm } from '#web/kit/feedback/confirm.tsx';
import { useMessages } from '#web/lib/i18n.ts';

/** Asks before unsaved work is left, by a link as well as by closing the tab. */
export function useLeaveGuard(isUnsaved: () => boolean, hasSecrets: boolean): void {
  const confirm = useConfirm();
  const t = useMessages('form');
  useBlocker({
    enableBeforeUnload: isUnsaved,
    shouldBlockFn: async ({ current, next }) => {
      if (!isUnsaved() || current.pathname === next.pathname) return false;
      const isSure = await confirm({
        title: t(($) => $.leaveTitle),
        message: t(($) => (hasSecrets ? $.leaveSecret : $.leave)),
        okLabel: t(($) => $.leaveOk),
      });
      return !isSure;
    },
  });
}
