import { useFormContext } from 'react-hook-form';
import { fundsSourceLabels, relationshipLabels } from '#domain/areas/customers/customer-values.labels.ts';
import { relationships, sourcesOfFunds } from '#domain/kernel/party.values.ts';
import { remittanceClasses, transferPurposes } from '#domain/services/money-transfer/transfer.schema.ts';
import {
  remittanceClassLabels,
  transferPurposeLabels,
} from '#domain/services/money-transfer/transfer-values.labels.ts';
import { FormSelect } from '#web/engine/form/form-fields.tsx';
import { useField } from '#web/engine/form/use-field.ts';
import { Checkbox } from '#web/kit/input/checkbox.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { FormSection } from '#web/kit/layout/form-section.tsx';
import { Kbd } from '#web/kit/text/kbd.tsx';
import { useHotkey } from '#web/lib/hotkeys.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import styles from './transfer-form.module.css';
import type { TransferValues } from './transfer-values.ts';

const declareKey = 'alt+y';

/** What the law asks: why, from what, to whom, and that the sender says so. */
export function PurposeSection({ number }: { number: number }) {
  const t = useMessages('transfer-form');
  const language = useLanguage();
  const options = <Value extends string>(values: readonly Value[], words: Readonly<Record<Value, string>>) =>
    values.map((value) => ({ value, label: words[value] }));
  return (
    <FormSection number={number} title={t(($) => $.compliance)}>
      <FieldGrid columns={2}>
        <FormSelect
          name="relationship"
          label={t(($) => $.relationship)}
          isRequired
          placeholder={t(($) => $.choose)}
          options={options(relationships, relationshipLabels[language])}
        />
        <FormSelect
          name="purpose"
          label={t(($) => $.purpose)}
          isRequired
          options={options(transferPurposes, transferPurposeLabels[language])}
        />
        <FormSelect
          name="remittanceClass"
          label={t(($) => $.class)}
          isRequired
          options={options(remittanceClasses, remittanceClassLabels[language])}
        />
        <FormSelect
          name="sourceOfFunds"
          label={t(($) => $.source)}
          placeholder={t(($) => $.notAsked)}
          options={options(sourcesOfFunds, fundsSourceLabels[language])}
        />
      </FieldGrid>
      <Declaration />
    </FormSection>
  );
}

/** Said anew for each transfer; never taken over from an earlier one. */
function Declaration() {
  const t = useMessages('transfer-form');
  const { setValue, getValues } = useFormContext<TransferValues>();
  const { field, error } = useField('isDeclared');
  const { value, ...rest } = field;
  useHotkey({
    id: 'transfer.declare',
    keys: declareKey,
    label: t(($) => $.declareKey),
    run: () => setValue('isDeclared', !getValues('isDeclared'), { shouldDirty: true, shouldValidate: true }),
  });
  return (
    <div className={styles.declaration}>
      <Checkbox {...rest} checked={value === true} label={t(($) => $.declaration)} error={error} />
      <Kbd keys="Alt Y" />
    </div>
  );
}
