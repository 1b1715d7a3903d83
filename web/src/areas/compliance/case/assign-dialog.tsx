import type { CasePaper } from '#domain/areas/compliance/case-paper.ts';
import { assignInput } from '#domain/areas/compliance/cases.schema.ts';
import { FormDialog } from '#web/engine/form/form-dialog.tsx';
import { FormSelect, FormText } from '#web/engine/form/form-fields.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { useAct, useCall } from '#web/lib/query.ts';
import { thenRefresh } from '../refresh-cases.ts';
import styles from './decide.module.css';

/** Gives the case to another officer. */
export function AssignDialog({ paper, onClose }: { paper: CasePaper; onClose: () => void }) {
  const t = useMessages('case');
  const { id, version } = paper;
  const officers = useCall('GET /api/compliance/officers', {});
  const assign = useAct('POST /api/compliance/cases/{id}/assign');
  const options = (officers.data?.rows ?? []).map((one) => ({
    value: one.id,
    label: t(($) => $.decide.assignOpen, { name: one.name, count: one.open }),
  }));
  return (
    <FormDialog
      title={t(($) => $.assign)}
      schema={assignInput}
      values={{ userId: '', note: '' }}
      labels={{}}
      submit={(body) =>
        thenRefresh(assign.mutateAsync({ params: { id }, body, options: { ifMatch: version } }))
      }
      onSaved={onClose}
      onClose={onClose}
      submitLabel={t(($) => $.assign)}
      maxWidth={460}
    >
      <div className={styles.fields}>
        <FormSelect name="userId" label={t(($) => $.decide.assignTo)} placeholder="" options={options} />
        <FormText name="note" label={t(($) => $.decide.note)} maxLength={500} />
      </div>
    </FormDialog>
  );
}
