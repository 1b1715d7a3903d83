import {
  addressKindLabels,
  consentKindLabels,
  customerLevelLabels,
  fundsSourceLabels,
  idTypeLabels,
  phoneKindLabels,
  residenceLabels,
  sexLabels,
} from '#domain/areas/customers/customer-values.labels.ts';
import type { CustomerPaper } from '#domain/areas/customers/customer.replies.ts';
import { countries } from '#domain/kernel/countries.ts';
import { useCustomerLabels } from '#web/engine/customer-picker/use-customer-labels.ts';
import { formatDate, formatPhone } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import type { Catalog, Translate } from '#web/lib/i18n.ts';
import type { Language } from '#web/lib/storage.ts';

type Show = (value: never, language: Language) => string;

const country = (code: string, language: Language) =>
  countries.find((one) => one.code === code)?.[language] ?? code;

/** Values that are more than a text or a number, each in a line. */
/** Values that are more than a text or a number, each in a line; the log keeps lists as texts already. */
const shows: Readonly<Partial<Record<string, Show>>> = {
  phones: (value: CustomerPaper['phones'] | string[], language) =>
    listed(value, ({ kind, number }) => `${phoneKindLabels[language][kind]} ${formatPhone(number)}`),
  addresses: (value: CustomerPaper['addresses'] | string[], language) =>
    listed(
      value,
      ({ kind, line1, city, state, zip }) =>
        `${addressKindLabels[language][kind]}: ${line1}, ${city}, ${state} ${zip}`,
    ),
  consents: (value: CustomerPaper['consents'] | string[], language) =>
    listed(value, ({ kind, isGiven }) => `${consentKindLabels[language][kind]} ${isGiven ? '+' : '−'}`),
  sex: (value: 'F', language) => sexLabels[language][value],
  level: (value: 'None', language) => customerLevelLabels[language][value],
  residence: (value: 'Citizen', language) => residenceLabels[language][value],
  sourceOfFunds: (value: 'Salary', language) => fundsSourceLabels[language][value],
  type: (value: 'Passport', language) => idTypeLabels[language][value],
  nationality: country,
  birthCountry: country,
  birthDate: (value: string) => formatDate(value),
  expiresOn: (value: string) => formatDate(value),
  issuedOn: (value: string) => formatDate(value),
};

function listed<Row extends object>(rows: readonly (Row | string)[], words: (row: Row) => string): string {
  return rows.map((row) => (typeof row === 'string' ? formatPhone(row) : words(row))).join('; ');
}

/** The fields of a customer and their values in words, for comparison and history. */
export function useCustomerWords() {
  const t = useMessages('customers');
  const language = useLanguage();
  const labels = { ...useCustomerLabels(), ...ownLabels(t) };
  return {
    labels,
    show(field: string, value: unknown): string {
      if (value === null || value === undefined || value === '') return '—';
      if (typeof value === 'boolean') return t(($) => (value ? $.yes : $.no));
      const show = shows[field];
      return (show ? show(value as never, language) : plain(value)) || '—';
    },
  };
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function ownLabels(t: Translate<Catalog['customers']>): Readonly<Record<string, string>> {
  return {
    language: t(($) => $.field.language),
    consents: t(($) => $.field.consents),
    nationality: t(($) => $.field.nationality),
    birthCountry: t(($) => $.field.birthCountry),
    residence: t(($) => $.field.residence),
    isUsPerson: t(($) => $.field.isUsPerson),
    occupation: t(($) => $.field.occupation),
    employer: t(($) => $.field.employer),
    sourceOfFunds: t(($) => $.field.sourceOfFunds),
    isNoProhibitedOfficial: t(($) => $.field.isNoProhibitedOfficial),
    taxId: t(($) => $.field.taxId),
    level: t(($) => $.field.level),
    blocked: t(($) => $.blocked),
    photoFileId: t(($) => $.field.photo),
    type: t(($) => $.field.document),
    number: t(($) => $.field.number),
    expiresOn: t(($) => $.field.expiresOn),
    issuedOn: t(($) => $.field.issuedOn),
    mergedInto: t(($) => $.action.Merge),
  };
}
