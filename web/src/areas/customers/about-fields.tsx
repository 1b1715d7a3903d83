import type { CustomerPaper } from '#domain/areas/customers/customer.replies.ts';
import { fundsSourceLabels, residenceLabels } from '#domain/areas/customers/customer-values.labels.ts';
import { residences } from '#domain/areas/customers/customer.values.ts';
import { sourcesOfFunds } from '#domain/kernel/party.values.ts';
import { countries } from '#domain/kernel/countries.ts';
import { FormChoice } from '#web/engine/form/form-choices.tsx';
import { FormSwitch, FormText } from '#web/engine/form/form-fields.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { NullableSelect } from './nullable-select.tsx';
import { TaxIdFields } from './tax-id-fields.tsx';

interface AboutFieldsProps {
  /** What is kept of the tax number; undefined where it is not asked for. */
  taxId: CustomerPaper['taxId'] | undefined;
}

/** What travel, larger amounts and the law may want to know. */
export function AboutFields({ taxId }: AboutFieldsProps) {
  const t = useMessages('customers');
  const language = useLanguage();
  const nations = countries.map((country) => ({ value: country.code, label: country[language] }));
  return (
    <>
      <FieldGrid columns={3}>
        <FormChoice name="nationality" label={t(($) => $.field.nationality)} options={nations} />
        <FormChoice name="birthCountry" label={t(($) => $.field.birthCountry)} options={nations} />
        <NullableSelect
          name="residence"
          label={t(($) => $.field.residence)}
          options={residences.map((value) => ({ value, label: residenceLabels[language][value] }))}
        />
        <FormText name="occupation" label={t(($) => $.field.occupation)} maxLength={80} />
        <FormText name="employer" label={t(($) => $.field.employer)} maxLength={80} />
        <NullableSelect
          name="sourceOfFunds"
          label={t(($) => $.field.sourceOfFunds)}
          options={sourcesOfFunds.map((value) => ({ value, label: fundsSourceLabels[language][value] }))}
        />
      </FieldGrid>
      <FormSwitch name="isUsPerson" label={t(($) => $.field.isUsPerson)} hint={t(($) => $.hint.isUsPerson)} />
      <FormSwitch
        name="isNoProhibitedOfficial"
        label={t(($) => $.field.isNoProhibitedOfficial)}
        hint={t(($) => $.hint.isNoProhibitedOfficial)}
      />
      {taxId !== undefined && <TaxIdFields kept={taxId} />}
      <FormText name="notes" label={t(($) => $.field.notes)} rows={3} isWide maxLength={1000} />
    </>
  );
}
