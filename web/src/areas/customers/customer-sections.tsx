import type { CustomerPaper } from '#domain/areas/customers/customer.replies.ts';
import { sexLabels } from '#domain/areas/customers/customer-values.labels.ts';
import { sexes } from '#domain/areas/customers/customer.values.ts';
import { DocumentFill } from '#web/engine/customer-picker/document-fill.tsx';
import { PersonNameFields } from '#web/engine/customer-picker/person-name-fields.tsx';
import { PhonesFields } from '#web/engine/customer-picker/phones-fields.tsx';
import { FormDate } from '#web/engine/form/form-date.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { FormSection } from '#web/kit/layout/form-section.tsx';
import { useIsMobile } from '#web/kit/theme/use-is-mobile.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { AboutFields } from './about-fields.tsx';
import { AddressesFields } from './addresses-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { FormHits } from './customer-aside.tsx';
import { IdsFields } from './ids-fields.tsx';
import { NullableSelect } from './nullable-select.tsx';

/** The sections in the order in which one asks: phone, name, birth, address, document, contact, and what a rule may want. */
export function CustomerSections({ customer }: { customer: CustomerPaper | null }) {
  const t = useMessages('customers');
  const sexWords = sexLabels[useLanguage()];
  const isMobile = useIsMobile();
  const isNew = customer === null;
  const last = isNew ? 6 : 5;
  return (
    <>
      <FormSection number={1} title={t(($) => $.section.phone)}>
        <PhonesFields hasFocus={isNew} />
        {/* Beside the form there is room for them only on a wide screen. */}
        {isMobile && <FormHits exceptId={customer?.id ?? null} />}
      </FormSection>
      <FormSection number={2} title={t(($) => $.section.name)}>
        {isNew && <DocumentFill idName="ids.0" />}
        <PersonNameFields />
        <FieldGrid columns={3}>
          <FormDate name="birthDate" label={t(($) => $.field.birthDate)} isRequired />
          <NullableSelect
            name="sex"
            label={t(($) => $.field.sex)}
            options={sexes.map((value) => ({ value, label: sexWords[value] }))}
          />
        </FieldGrid>
      </FormSection>
      <FormSection number={3} title={t(($) => $.section.address)}>
        <AddressesFields />
      </FormSection>
      {isNew && (
        <FormSection number={4} title={t(($) => $.section.id)}>
          <IdsFields />
        </FormSection>
      )}
      <FormSection number={last - 1} title={t(($) => $.section.contact)}>
        <ContactFields />
      </FormSection>
      <FormSection number={last} title={t(($) => $.section.about)}>
        <AboutFields taxId={customer === null ? undefined : customer.taxId} />
      </FormSection>
    </>
  );
}
