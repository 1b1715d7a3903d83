import {
  addressKindLabels,
  consentKindLabels,
  fundsSourceLabels,
  phoneKindLabels,
  residenceLabels,
  sexLabels,
} from '#domain/areas/customers/customer-values.labels.ts';
import type { CustomerPaper } from '#domain/areas/customers/customer.replies.ts';
import { countries } from '#domain/kernel/countries.ts';
import { PaperColumns, PaperSection } from '#web/engine/paper/paper-section.tsx';
import { KeyValueList } from '#web/kit/layout/key-value-list.tsx';
import { Chip } from '#web/kit/text/chip.tsx';
import { formatDate, formatPhone } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import styles from './customer-paper.module.css';
import { TaxIdValue } from './tax-id-value.tsx';

interface CustomerSheetProps {
  customer: CustomerPaper;
  onReveal: () => void;
}

/** All that is known of a customer, in the order of the form. */
export function CustomerSheet({ customer, onReveal }: CustomerSheetProps) {
  return (
    <>
      <PaperColumns>
        <Person customer={customer} />
        <Reach customer={customer} />
      </PaperColumns>
      <PaperColumns>
        <Addresses customer={customer} />
        <About customer={customer} onReveal={onReveal} />
      </PaperColumns>
      <Notes customer={customer} />
    </>
  );
}

function Person({ customer }: { customer: CustomerPaper }) {
  const t = useMessages('customers');
  const language = useLanguage();
  const given = [customer.firstName, customer.middleName].filter(Boolean).join(' ');
  const surnames = [customer.lastName, customer.secondLastName].filter(Boolean).join(' ');
  const born = /^\d{4}-\d\d-\d\d$/.test(customer.birthDate)
    ? formatDate(customer.birthDate)
    : customer.birthDate;
  const age = customer.age === null ? '' : t(($) => $.paper.age, { count: customer.age });
  return (
    <PaperSection title={t(($) => $.section.person)}>
      <KeyValueList
        items={[
          { label: t(($) => $.field.names), value: given },
          { label: t(($) => $.field.surnames), value: surnames },
          { label: t(($) => $.field.birthDate), value: [born, age].filter(Boolean).join(' · ') || undefined },
          {
            label: t(($) => $.field.sex),
            value: customer.sex ? sexLabels[language][customer.sex] : undefined,
          },
        ]}
      />
    </PaperSection>
  );
}

function Reach({ customer }: { customer: CustomerPaper }) {
  const t = useMessages('customers');
  const language = useLanguage();
  const { phones, email, isMasked, consents } = customer;
  const given = consents.filter(({ isGiven }) => isGiven);
  const numbers = phones.map(({ kind, number, isPrimary, isWhatsApp }) => ({
    label: phoneKindLabels[language][kind],
    value: (
      <span className={styles.chips}>
        {isMasked ? formatPhone(number) : <a href={`tel:${number}`}>{formatPhone(number)}</a>}
        {isPrimary && phones.length > 1 && <Chip label={t(($) => $.paper.primary)} />}
        {isWhatsApp && <Chip label="WhatsApp" />}
      </span>
    ),
  }));
  return (
    <PaperSection title={t(($) => $.section.reach)}>
      <KeyValueList
        items={[
          ...numbers,
          {
            label: t(($) => $.field.email),
            value: email && (isMasked ? email : <a href={`mailto:${email}`}>{email}</a>),
          },
          { label: t(($) => $.field.language), value: customer.language === 'es' ? 'Español' : 'English' },
          {
            label: t(($) => $.field.consents),
            value: given.map(({ kind }) => consentKindLabels[language][kind]).join(', ') || undefined,
          },
        ]}
      />
    </PaperSection>
  );
}

function Addresses({ customer: { addresses } }: { customer: CustomerPaper }) {
  const t = useMessages('customers');
  const kinds = addressKindLabels[useLanguage()];
  return (
    <PaperSection title={t(($) => $.section.address)}>
      {addresses.length === 0 && <p className={styles.none}>{t(($) => $.paper.noAddress)}</p>}
      {addresses.map(({ kind, line1, line2, city, state, zip }) => (
        <address key={`${kind} ${line1} ${zip}`} className={styles.address}>
          {addresses.length > 1 && <small>{kinds[kind]}</small>}
          {[line1, line2].filter(Boolean).join(', ')}
          <br />
          {[city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')}
        </address>
      ))}
    </PaperSection>
  );
}

function About({ customer, onReveal }: CustomerSheetProps) {
  const t = useMessages('customers');
  const language = useLanguage();
  const { nationality, birthCountry, residence, sourceOfFunds, taxId } = customer;
  const nation = (code: string | null) => countries.find((country) => country.code === code)?.[language];
  const known = [
    { label: t(($) => $.field.nationality), value: nation(nationality) },
    { label: t(($) => $.field.birthCountry), value: nation(birthCountry) },
    {
      label: t(($) => $.field.residence),
      value: residence ? residenceLabels[language][residence] : undefined,
    },
    { label: t(($) => $.field.occupation), value: customer.occupation || undefined },
    { label: t(($) => $.field.employer), value: customer.employer || undefined },
    {
      label: t(($) => $.field.sourceOfFunds),
      value: sourceOfFunds ? fundsSourceLabels[language][sourceOfFunds] : undefined,
    },
    { label: t(($) => $.field.isUsPerson), value: customer.isUsPerson ? undefined : t(($) => $.no) },
    {
      label: t(($) => $.paper.declared),
      value: customer.isNoProhibitedOfficial ? t(($) => $.paper.noOfficial) : undefined,
    },
    {
      label: t(($) => $.field.taxId),
      value: taxId ? <TaxIdValue customer={customer} onReveal={onReveal} /> : undefined,
    },
  ].filter(({ value }) => value !== undefined);
  return (
    <PaperSection title={t(($) => $.section.about)}>
      {known.length === 0 ? (
        <p className={styles.none}>{t(($) => $.paper.nothingMore)}</p>
      ) : (
        <KeyValueList items={known} />
      )}
    </PaperSection>
  );
}

function Notes({ customer: { notes } }: { customer: CustomerPaper }) {
  const t = useMessages('customers');
  if (notes === '') return null;
  return (
    <PaperSection title={t(($) => $.field.notes)}>
      <p className={styles.notes}>{notes}</p>
    </PaperSection>
  );
}
