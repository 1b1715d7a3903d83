import { useState } from 'react';
import { roleLabels } from '#domain/access/access.labels.ts';
import type { Role } from '#domain/access/roles.ts';
import { roles } from '#domain/access/roles.ts';
import type { ReportRow } from '#domain/areas/reports/reports.endpoints.ts';
import { Button } from '#web/kit/action/button.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { Checkbox } from '#web/kit/input/checkbox.tsx';
import { Switch } from '#web/kit/input/switch.tsx';
import { Dialog } from '#web/kit/overlay/dialog.tsx';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';
import styles from './access-dialog.module.css';

/** Who may run a document or export; the access of its screen stays the outer limit. */
export function AccessDialog({ row, onClose }: { row: ReportRow; onClose: () => void }) {
  const t = useMessages('reports');
  const language = useLanguage();
  const { toast, toastError } = useToast();
  const act = useAct('PUT /api/settings/reports/{kind}');
  const [chosen, setChosen] = useState<ReadonlySet<Role>>(new Set(row.roles));
  const [isActive, setActive] = useState(row.isActive);

  function toggle(role: Role) {
    const next = new Set(chosen);
    if (!next.delete(role)) next.add(role);
    setChosen(next);
  }

  async function save() {
    try {
      await act.mutateAsync({
        params: { kind: row.kind },
        body: { roles: roles.filter((role) => chosen.has(role)), isActive },
        options: { ifMatch: row.version },
      });
      toast(t(($) => $.saved));
      await refresh('/settings/reports');
      onClose();
    } catch (error) {
      toastError(error);
    }
  }

  return (
    <Dialog
      isOpen
      title={row.title}
      maxWidth={620}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(($) => $.cancel)}</Button>
          <Button variant="primary" isBusy={act.isPending} onClick={() => void save()}>
            {t(($) => $.save)}
          </Button>
        </>
      }
    >
      <Switch
        label={t(($) => $.isActive)}
        checked={isActive}
        onChange={(event) => setActive(event.target.checked)}
      />
      <fieldset className={styles.roles}>
        <legend>{t(($) => $.roles)}</legend>
        {roles.map((role) => (
          <Checkbox
            key={role}
            label={roleLabels[language][role]}
            checked={chosen.has(role)}
            onChange={() => toggle(role)}
          />
        ))}
      </fieldset>
    </Dialog>
  );
}
