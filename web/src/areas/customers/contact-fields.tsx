import { consentKindLabels } from '#domain/areas/customers/customer-values.labels.ts';
import { consentKinds, customerLanguages } from '#domain/areas/customers/customer.values.ts';
import { FormSelect, FormText } from '#web/engine/form/form-fields.tsx';
import { useField } from '#web/engine/form/use-field.ts';
import { Checkbox } from '#web/kit/input/checkbox.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import styles from './customer-form.module.css';

interface Consent {
  readonly kind: (typeof consentKinds)[number];
  readonly isGiven: boolean;
}

const languageNames = { en: 'English', es: 'Español' } as const;

/** How the customer wants to hear from us, and what they agreed to. */
export function ContactFields() {
  const t = useMessages('customers');
  return (
    <>
      <FieldGrid columns={3}>
        <FormText name="email" type="email" label={t(($) => $.field.email)} maxLength={200} />
        <FormSelect
          name="language"
          label={t(($) => $.field.language)}
          options={customerLanguages.map((value) => ({ value, label: languageNames[value] }))}
        />
      </FieldGrid>
      <Consents />
    </>
  );
}

function Consents() {
  const t = useMessages('customers');
  const words = consentKindLabels[useLanguage()];
  const { field } = useField('consents');
  const given = (field.value as readonly Consent[] | undefined) ?? [];

  function set(kind: Consent['kind'], isGiven: boolean) {
    field.onChange([...given.filter((consent) => consent.kind !== kind), { kind, isGiven }]);
  }

  return (
    <fieldset className={styles.checks}>
      <legend>{t(($) => $.field.consents)}</legend>
      {consentKinds.map((kind) => (
        <Checkbox
          key={kind}
          label={words[kind]}
          checked={given.some((consent) => consent.kind === kind && consent.isGiven)}
          onChange={(event) => set(kind, event.target.checked)}
        />
      ))}
    </fieldset>
  );
}
