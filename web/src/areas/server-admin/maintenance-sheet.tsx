import type { MaintenanceAction } from '#domain/areas/server-admin/server-admin.values.ts';
import { maintenanceActions } from '#domain/areas/server-admin/server-admin.values.ts';
import { Button } from '#web/kit/action/button.tsx';
import { useConfirm } from '#web/kit/feedback/confirm.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';
import styles from './maintenance-sheet.module.css';

/** Each action says what it will do, asks, and says what it did. */
export function MaintenanceSheet() {
  const t = useMessages('server-admin');
  const confirm = useConfirm();
  const { toast, toastError } = useToast();
  const act = useAct('POST /api/server/actions/{action}');

  async function run(action: MaintenanceAction) {
    const isSure = await confirm({ message: t(($) => $.actionText[action]) });
    if (!isSure) return;
    try {
      const { affected = 0 } = await act.mutateAsync({ params: { action } });
      toast(t(($) => $.ran, { action: t(($) => $.action[action]), count: affected }));
      await refresh('/api/server');
    } catch (error) {
      toastError(error);
    }
  }

  return (
    <Sheet title={t(($) => $.maintenance)} padding="side">
      <ul className={styles.list}>
        {maintenanceActions.map((action) => (
          <li key={action}>
            <span>
              <b>{t(($) => $.action[action])}</b>
              <small>{t(($) => $.actionText[action])}</small>
            </span>
            <Button
              size="sm"
              aria-label={`${t(($) => $.run)}: ${t(($) => $.action[action])}`}
              isBusy={act.isPending && act.variables.params.action === action}
              onClick={() => void run(action)}
            >
              {t(($) => $.run)}
            </Button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
