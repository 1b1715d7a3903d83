import { officeTypeLabels, serviceTypeLabels } from '#domain/access/access.labels.ts';
import { addressLines } from '#domain/areas/offices/address-lines.ts';
import { licenceKindLabels } from '#domain/areas/offices/office-sheet.labels.ts';
import type { OfficePaper } from '#domain/areas/offices/offices.endpoints.ts';
import { creditModelLabels } from '#domain/areas/offices/offices.labels.ts';
import type { DocumentKind } from '#domain/areas/reports/reports.catalogue.ts';
import { reportCatalogue } from '#domain/areas/reports/reports.catalogue.ts';
import type { Option } from '#web/kit/input/select-field.tsx';
import { formatMoney } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import type { Catalog, Translate } from '#web/lib/i18n.ts';
import type { Language } from '#web/lib/storage.ts';
import { weekdayName } from './weekdays.ts';

type Words = Translate<Catalog['offices']>;
type Show = (value: never, language: Language, t: Words) => string;

/** Values that are more than a text or a number, each in a line. */
const shows: Readonly<Partial<Record<string, Show>>> = {
  officeType: (value: OfficePaper['officeType'], language) => officeTypeLabels[language][value],
  serviceTypes: (value: OfficePaper['serviceTypes'], language) =>
    value.map((service) => serviceTypeLabels[language][service]).join(', '),
  creditModel: (value: OfficePaper['creditModel'], language) => creditModelLabels[language][value],
  creditLimit: (value: string) => formatMoney(value, 'USD'),
  address: (value: unknown) => addressLines(value).join(', '),
  phones: (value: OfficePaper['phones'], _, t) =>
    value.map(({ kind, number }) => `${t(($) => $.phone.kinds[kind])} ${number}`).join(', '),
  hours: hoursInWords,
  licences: (value: OfficePaper['licences'], language) =>
    value.map(({ kind, number }) => `${licenceKindLabels[language][kind]} ${number}`).join(', '),
  document: (kind: DocumentKind, language) => reportCatalogue[kind].title[language],
  printing: (value: OfficePaper['printing'], _, t) =>
    Object.entries(value.printers)
      .map(([paper, printer]) => `${t(($) => $.printing.papers[paper as 'Letter'])}: ${printer}`)
      .join(', '),
};

/** The fields of an office and their values in words, for comparison and history. */
export function useOfficeWords(known: readonly Option[]) {
  const t = useMessages('offices');
  const language = useLanguage();
  const nameOf = (value: unknown) => known.find((option) => option.value === value)?.label ?? String(value);
  return {
    labels: fieldLabels(t),
    show(field: string, value: unknown): string {
      if (value === null || value === undefined || value === '') return '—';
      if (typeof value === 'boolean') return t(($) => (value ? $.yes : $.no));
      if (field === 'parentId') return nameOf(value);
      if (field === 'linkedOfficeIds') return (value as string[]).map(nameOf).join(', ') || '—';
      const show = shows[field];
      return (show ? show(value as never, language, t) : String(value)) || '—';
    },
  };
}

/** `Mon 09:00–18:00, …`. */
function hoursInWords(value: OfficePaper['hours'], language: Language): string {
  return value
    .map(({ weekday, opens, closes }) => `${weekdayName(weekday, language, 'short')} ${opens}–${closes}`)
    .join(', ');
}

function fieldLabels(t: Words) {
  return {
    name: t(($) => $.field.name),
    code: t(($) => $.field.code),
    officeType: t(($) => $.field.officeType),
    serviceTypes: t(($) => $.field.serviceTypes),
    territory: t(($) => $.field.territory),
    parentId: t(($) => $.field.parentId),
    linkedOfficeIds: t(($) => $.field.linkedOfficeIds),
    address: t(($) => $.field.address),
    phones: t(($) => $.field.phones),
    timeZone: t(($) => $.field.timeZone),
    logoFileId: t(($) => $.field.logoFileId),
    hours: t(($) => $.field.hours),
    creditModel: t(($) => $.field.creditModel),
    creditLimit: t(($) => $.field.creditLimit),
    accessAllowToCustomerInfo: t(($) => $.field.accessAllowToCustomerInfo),
    licences: t(($) => $.field.licences),
    bankAccount: t(($) => $.field.bankAccount),
    printing: t(($) => $.field.printing),
    isActive: t(($) => $.field.isActive),
    holdReason: t(($) => $.field.holdReason),
    document: t(($) => $.field.document),
  };
}
