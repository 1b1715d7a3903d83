import { mdiPlus, mdiTrashCanOutline } from '@mdi/js';
import { useFieldArray } from 'react-hook-form';
import { relationshipLabels } from '#domain/areas/customers/customer-values.labels.ts';
import { relationships } from '#domain/kernel/party.values.ts';
import { FormText } from '#web/engine/form/form-fields.tsx';
import { useField } from '#web/engine/form/use-field.ts';
import { Button } from '#web/kit/action/button.tsx';
import { IconButton } from '#web/kit/action/icon-button.tsx';
import { SelectField } from '#web/kit/input/select-field.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { CarneVerdict } from './carne-verdict.tsx';
import { CubanAddressFields } from './cuban-address-fields.tsx';
import { DialogPart } from './dialog-part.tsx';
import styles from './person-fields.module.css';
import { PersonNameFields } from './person-name-fields.tsx';
import { PhonesFields } from './phones-fields.tsx';

/** Who receives: name, carné, phones, where in Cuba, and who else may take it at the door. */
export function RecipientFields({ hasRelationship = false }: { hasRelationship?: boolean }) {
  const t = useMessages('customer-picker');
  return (
    <>
      <DialogPart title={t(($) => $.part.name)}>
        <PersonNameFields />
        <FieldGrid columns={3}>
          <FormText
            name="ci"
            label={t(($) => $.field.ci)}
            inputMode="numeric"
            maxLength={14}
            hint={t(($) => $.hint.ci)}
          />
          <FormText name="passport" label={t(($) => $.field.passport)} maxLength={20} />
          {hasRelationship && <RelationshipField />}
        </FieldGrid>
        <CarneVerdict name="ci" />
      </DialogPart>
      <DialogPart title={t(($) => $.part.phone)}>
        <PhonesFields />
      </DialogPart>
      <DialogPart title={t(($) => $.part.address)}>
        <CubanAddressFields />
      </DialogPart>
      <AltReceivers />
    </>
  );
}

function RelationshipField() {
  const t = useMessages('customer-picker');
  const words = relationshipLabels[useLanguage()];
  const { field, error } = useField('relationship');
  return (
    <SelectField
      {...field}
      label={t(($) => $.field.relationship)}
      placeholder={t(($) => $.unknown)}
      options={relationships.map((value) => ({ value, label: words[value] }))}
      value={(field.value as string | null) ?? ''}
      error={error}
      onChange={(event) => field.onChange(event.target.value || null)}
    />
  );
}

function AltReceivers() {
  const t = useMessages('customer-picker');
  const { fields, append, remove } = useFieldArray({ name: 'altReceivers' });
  return (
    <DialogPart title={t(($) => $.part.altReceivers)}>
      {fields.map(({ id }, index) => (
        <div key={id} className={styles.alt}>
          <FormText name={`altReceivers.${index}.name`} label={t(($) => $.field.name)} isRequired />
          <FormText
            name={`altReceivers.${index}.ci`}
            label={t(($) => $.field.ci)}
            inputMode="numeric"
            isRequired
          />
          <FormText name={`altReceivers.${index}.phone`} type="tel" label={t(($) => $.field.phone)} />
          <IconButton icon={mdiTrashCanOutline} label={t(($) => $.removeAlt)} onClick={() => remove(index)} />
        </div>
      ))}
      {fields.length < 3 && (
        <div>
          <Button size="sm" icon={mdiPlus} onClick={() => append({ name: '', ci: '', phone: '' })}>
            {t(($) => $.addAlt)}
          </Button>
        </div>
      )}
    </DialogPart>
  );
}
