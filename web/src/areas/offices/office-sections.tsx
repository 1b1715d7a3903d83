import type { OfficePaper } from '#domain/areas/offices/offices.endpoints.ts';
import { FormSection } from '#web/kit/layout/form-section.tsx';
import type { Option } from '#web/kit/input/select-field.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { AddressFields } from './address-fields.tsx';
import { BankFields } from './bank-fields.tsx';
import { CreditFields } from './credit-fields.tsx';
import { HoursFields } from './hours-fields.tsx';
import { LicencesFields } from './licences-fields.tsx';
import { OfficeFields } from './office-fields.tsx';
import { PhonesFields } from './phones-fields.tsx';
import { PrintingFields } from './printing-fields.tsx';
import { ServicesFields } from './services-fields.tsx';

interface OfficeSectionsProps {
  /** Words for the offices that are chosen at first. */
  known: readonly Option[];
  bankAccount: OfficePaper['bankAccount'];
}

/** All of an office, in the order in which one opens a new one. */
export function OfficeSections({ known, bankAccount }: OfficeSectionsProps) {
  const t = useMessages('offices');
  return (
    <>
      <OfficeFields known={known} />
      <FormSection number={2} title={t(($) => $.section.place)}>
        <AddressFields />
        <PhonesFields />
      </FormSection>
      <FormSection number={3} title={t(($) => $.section.hours)}>
        <HoursFields />
      </FormSection>
      <FormSection number={4} title={t(($) => $.section.services)}>
        <ServicesFields known={known} />
      </FormSection>
      <FormSection number={5} title={t(($) => $.section.credit)}>
        <CreditFields />
      </FormSection>
      <FormSection number={6} title={t(($) => $.section.licences)}>
        <LicencesFields />
      </FormSection>
      <FormSection number={7} title={t(($) => $.section.bank)}>
        <BankFields stored={bankAccount} />
      </FormSection>
      <FormSection number={8} title={t(($) => $.section.printing)}>
        <PrintingFields />
      </FormSection>
    </>
  );
}
