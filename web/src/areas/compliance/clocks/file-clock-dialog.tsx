import { clockKindLabels } from '#domain/areas/compliance/cases.labels.ts';
import type { ClockRow } from '#domain/areas/compliance/cases.rows.ts';
import { fileClockInput } from '#domain/areas/compliance/cases.schema.ts';
import { FormDialog } from '#web/engine/form/form-dialog.tsx';
import { FormText } from '#web/engine/form/form-fields.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { useAct } from '#web/lib/query.ts';
import { thenRefresh } from '../refresh-cases.ts';
import styles from './clocks.module.css';

/** Keeps that a report was filed, and under which reference. */
export function FileClockDialog({ clock, onClose }: { clock: ClockRow; onClose: () => void }) {
  const t = useMessages('clocks');
  const { toast } = useToast();
  const kind = clockKindLabels[useLanguage()][clock.kind];
  const file = useAct('POST /api/compliance/clocks/{id}/file');
  return (
    <FormDialog
      title={t(($) => $.fileTitle, { kind })}
      schema={fileClockInput}
      values={{ reference: '', note: '' }}
      labels={{}}
      submit={(body) =>
        thenRefresh(file.mutateAsync({ params: { id: clock.id }, body, options: { ifMatch: clock.version } }))
      }
      onSaved={() => {
        toast(t(($) => $.saved));
        onClose();
      }}
      onClose={onClose}
      submitLabel={t(($) => $.save)}
      maxWidth={480}
    >
      <p className={styles.text}>{t(($) => $.fileText)}</p>
      <div className={styles.fields}>
        <FormText name="reference" label={t(($) => $.referenceField)} isRequired maxLength={60} />
        <FormText name="note" label={t(($) => $.note)} rows={2} maxLength={500} />
      </div>
    </FormDialog>
  );
}
