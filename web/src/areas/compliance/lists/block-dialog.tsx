import { mdiAccountOutline, mdiDomain } from '@mdi/js';
import type { BlockListRow } from '#domain/areas/compliance/lists.rows.ts';
import { blockInput } from '#domain/areas/compliance/lists.schema.ts';
import { blockKinds } from '#domain/areas/compliance/lists.values.ts';
import { FormDate } from '#web/engine/form/form-date.tsx';
import { FormDialog } from '#web/engine/form/form-dialog.tsx';
import { FormText, FormTiles } from '#web/engine/form/form-fields.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';
import { useBlockLabels } from './use-block-labels.ts';

const icons = { person: mdiAccountOutline, organisation: mdiDomain } as const;

/** Puts a name on the block list, or corrects one. */
export function BlockDialog({ blocked, onClose }: { blocked?: BlockListRow; onClose: () => void }) {
  const t = useMessages('lists');
  const { toast } = useToast();
  const labels = useBlockLabels();
  const create = useAct('POST /api/compliance/block-list');
  const edit = useAct('PUT /api/compliance/block-list/{id}');
  const { name = '', kind = 'person', birthDate = null, reason = '' } = blocked ?? {};
  return (
    <FormDialog
      title={blocked ? t(($) => $.blockEdit) : t(($) => $.block)}
      schema={blockInput}
      values={{ name, kind, birthDate, reason }}
      labels={labels}
      version={blocked?.version}
      submit={(body, options) =>
        blocked
          ? edit.mutateAsync({ params: { id: blocked.id }, body, options })
          : create.mutateAsync({ body })
      }
      onSaved={() => {
        toast(t(($) => $.saved));
        void refresh('block-list', '/activity/');
        onClose();
      }}
      onClose={onClose}
    >
      <FormTiles
        name="kind"
        label={labels.kind}
        tiles={blockKinds.map((value) => ({
          value,
          label: t(($) => $[value]),
          promise: t(($) => $.kindPromise[value]),
          icon: icons[value],
        }))}
      />
      <FieldGrid columns={2}>
        <FormText name="name" label={labels.name} hint={t(($) => $.nameHint)} isRequired maxLength={200} />
        <FormDate name="birthDate" label={labels.birthDate} hint={t(($) => $.birthHint)} isNullable />
      </FieldGrid>
      <FormText name="reason" label={labels.reason} isRequired maxLength={300} />
    </FormDialog>
  );
}
