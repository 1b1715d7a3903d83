import { officeTypeLabels, serviceTypeLabels } from '#domain/access/access.labels.ts';
import { addressLines } from '#domain/areas/offices/address-lines.ts';
import { licenceKindLabels } from '#domain/areas/offices/office-sheet.labels.ts';
import type { OfficePaper } from '#domain/areas/offices/offices.endpoints.ts';
import { creditModelLabels } from '#domain/areas/offices/offices.labels.ts';
import { formatTime12 } from '#domain/kernel/calendar.ts';
import type { Language } from '#domain/kernel/problem.ts';
import { dayAt } from '#domain/kernel/time-zone.ts';
import { longDate } from '#server/engine/documents/long-date.ts';
import type { BuiltDocument, DocumentOrder } from '#server/engine/documents/produce-document.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { readOffice } from './office-paper.queries.ts';

/** An office on one sheet: what hangs in the folder of the auditor. */
export async function officeSheet(
  _tx: Tx,
  context: OfficeContext,
  { parameters, language }: DocumentOrder,
): Promise<BuiltDocument> {
  const office = await readOffice(context, parameters['officeId'] ?? '');
  return {
    about: { scope: 'settings', entity: 'office', id: office.id, label: office.code },
    data: {
      code: { symbology: 'qr', text: office.code },
      office: sheetOf(office, language, dayAt(context.now, office.timeZone)),
    },
  };
}

/** The office in the words of the reader. */
export function sheetOf(office: OfficePaper, language: Language, today: string): object {
  const { code, name, isActive, holdReason, territory, timeZone, users } = office;
  return {
    code,
    name,
    isActive,
    holdReason,
    territory,
    timeZone,
    users,
    type: officeTypeLabels[language][office.officeType],
    parent: office.parent === null ? '' : `${office.parent.name} (${office.parent.code})`,
    address: addressLines(office.address),
    phones: office.phones.map((phone) => phone.number),
    creditModel: creditModelLabels[language][office.creditModel],
    creditLimit: office.creditModel === 'Credit' ? dollars(office.creditLimit) : '',
    seesCustomers: office.accessAllowToCustomerInfo,
    since: longDate(new Date(office.createdAt), language, timeZone),
    hours: hoursOf(office.hours, language),
    services: office.serviceTypes.map((service) => serviceTypeLabels[language][service]),
    licences: office.licences.map(({ kind, number, state, expires }) => ({
      kind: licenceKindLabels[language][kind],
      number,
      state,
      expires: expires ?? '',
      isExpired: expires !== null && expires < today,
    })),
  };
}

/** Days in a row with the same hours share a line: "Mon – Fri". */
function hoursOf(hours: OfficePaper['hours'], language: Language): { days: string; time: string }[] {
  const groups: { first: number; last: number; time: string }[] = [];
  for (const { weekday, opens, closes } of hours) {
    const time = `${formatTime12(opens)} – ${formatTime12(closes)}`;
    const group = groups.at(-1);
    if (group !== undefined && group.time === time && group.last === weekday - 1) group.last = weekday;
    else groups.push({ first: weekday, last: weekday, time });
  }
  return groups.map(({ first, last, time }) => ({
    days:
      first === last ? dayName(first, language) : `${dayName(first, language)} – ${dayName(last, language)}`,
    time,
  }));
}

/** 1 is Monday; 1 January 2024 was one. */
function dayName(weekday: number, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const name = format.format(new Date(Date.UTC(2024, 0, weekday)));
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function dollars(cents: string): string {
  const whole = BigInt(cents) / 100n;
  return `$${whole.toLocaleString('en-US')}.${cents.padStart(2, '0').slice(-2)}`;
}
