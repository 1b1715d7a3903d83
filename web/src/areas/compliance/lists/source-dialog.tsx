import { listLabels } from '#domain/areas/compliance/list-names.labels.ts';
import type { ListSource } from '#domain/areas/compliance/lists.papers.ts';
import { sourceInput } from '#domain/areas/compliance/lists.schema.ts';
import { partsOf } from '#domain/areas/compliance/lists.values.ts';
import { FormDialog } from '#web/engine/form/form-dialog.tsx';
import { FormSwitch, FormText } from '#web/engine/form/form-fields.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';
import { FormNumber } from './form-number.tsx';

/** Where a list is downloaded from, how often, and what a version of it must hold. */
export function SourceDialog({ source, onClose }: { source: ListSource; onClose: () => void }) {
  const t = useMessages('lists');
  const { toast } = useToast();
  const act = useAct('PUT /api/compliance/list-sources/{code}');
  const { code, version, addresses, isDownloadOn, everyHours, maxAgeHours, minRows, maxShrinkPct } = source;
  const parts = partsOf[code].filter((part) => part in addresses);
  const labels = {
    addresses: t(($) => $.address),
    isDownloadOn: t(($) => $.isDownloadOn),
    everyHours: t(($) => $.everyHours),
    maxAgeHours: t(($) => $.maxAgeHours),
    minRows: t(($) => $.minRows),
    maxShrinkPct: t(($) => $.maxShrinkPct),
    reason: t(($) => $.reason),
  };
  return (
    <FormDialog
      title={t(($) => $.settingsOf, { list: listLabels[useLanguage()][code] })}
      schema={sourceInput}
      values={{ addresses, isDownloadOn, everyHours, maxAgeHours, minRows, maxShrinkPct, reason: '' }}
      labels={labels}
      version={version}
      submit={(body, options) => act.mutateAsync({ params: { code }, body, options })}
      onSaved={() => {
        toast(t(($) => $.saved));
        void refresh('list-sources', 'list-standing');
        onClose();
      }}
      onClose={onClose}
    >
      {parts.length > 0 && (
        <>
          <FormSwitch name="isDownloadOn" label={labels.isDownloadOn} />
          <FieldGrid columns={1}>
            {parts.map((part) => (
              <FormText
                key={part}
                name={`addresses.${part}`}
                label={`${labels.addresses}: ${t(($) => $.part[part])}`}
                maxLength={500}
              />
            ))}
          </FieldGrid>
        </>
      )}
      <FieldGrid columns={2}>
        {parts.length > 0 && <FormNumber name="everyHours" label={labels.everyHours} />}
        <FormNumber name="maxAgeHours" label={labels.maxAgeHours} hint={t(($) => $.maxAgeHint)} isNullable />
        <FormNumber name="minRows" label={labels.minRows} />
        <FormNumber name="maxShrinkPct" label={labels.maxShrinkPct} />
      </FieldGrid>
      <FormText name="reason" label={labels.reason} isRequired maxLength={300} />
    </FormDialog>
  );
}
