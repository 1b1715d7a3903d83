import {
  menuRightLabels,
  officeTypeLabels,
  roleLabels,
  serviceTypeLabels,
} from '#domain/access/access.labels.ts';
import { fieldLabel } from '#domain/areas/activity/activity-field.labels.ts';
import type { ActivityRow } from '#domain/areas/activity/activity.rows.ts';
import { caseEventLabels } from '#domain/areas/compliance/case-events.labels.ts';
import { customerLevelLabels } from '#domain/areas/customers/customer-values.labels.ts';
import { gatewaysLabels } from '#domain/areas/gateways/gateways.labels.ts';
import { noticesLabels } from '#domain/areas/notices/notices.labels.ts';
import { creditModelLabels } from '#domain/areas/offices/offices.labels.ts';
import { usersLabels } from '#domain/areas/users/users.labels.ts';
import type { Language } from '#domain/kernel/problem.ts';
import { statusLabels } from '#domain/order/status.labels.ts';
import { transferMethodLabels } from '#domain/services/money-transfer/transfers.labels.ts';
import { formatDate, formatDateTime, formatMoney, formatPhone } from '#web/lib/format.ts';
import type { Catalog, Translate } from '#web/lib/i18n.ts';

type Change = ActivityRow['changes'][number];
type Names = Readonly<Record<string, string>>;

/** Who reads, and in which words. */
export interface Reader {
  readonly language: Language;
  readonly t: Translate<Catalog['activity']>;
}

/** A changed field in words, with what stood there and what stands there now. */
export interface ChangeWords {
  readonly label: string;
  /** Undefined where the thing is new and nothing stood there. */
  readonly before?: string;
  readonly after: string;
}

/** Whole minor units of dollars. */
const moneyFields = new Set(
  'amount counted creditLimit difference discount expected fee fixed float costFixed lowMark maxAmount minAmount paid principal tax temporaryLimit total'.split(
    ' ',
  ),
);

/** Names of values, by field; a field that things use differently by `entity.field`. */
function namesOf(language: Language): Readonly<Partial<Record<string, Names>>> {
  const user = usersLabels[language].values;
  return {
    roles: roleLabels[language],
    serviceTypes: serviceTypeLabels[language],
    officeType: officeTypeLabels[language],
    creditModel: creditModelLabels[language],
    method: transferMethodLabels[language],
    level: customerLevelLabels[language],
    channels: gatewaysLabels[language].values['channels'],
    severity: noticesLabels[language].values['severity'],
    step: caseEventLabels[language],
    language: user['language'],
    twoFactor: user['twoFactor'],
    'user.status': user['status'],
    'notice.status': noticesLabels[language].values['status'],
    status: statusLabels[language],
  };
}

/** `Granma/-/HomeCash days` of the prices is "Granma · Cash at home · Days". */
export function changeWords(entity: string, change: Change, reader: Reader): ChangeWords {
  const [place, name] = splitField(change.field);
  const methods: Names = transferMethodLabels[reader.language];
  const where = place.split('/').filter((part) => part !== '-' && part !== '');
  const label = [...where.map((part) => methods[part] ?? part), fieldLabel(name, reader.language)].join(
    ' · ',
  );
  const names = namesOf(reader.language);
  const say = (value: unknown) =>
    valueText(value, name, { ...reader, names: names[`${entity}.${name}`] ?? names[name] ?? {} }) ||
    reader.t(($) => $.empty);
  return { label, after: say(change.after), ...(change.before !== null && { before: say(change.before) }) };
}

function splitField(field: string): [place: string, name: string] {
  const at = field.lastIndexOf(' ');
  return at < 0 ? ['', field] : [field.slice(0, at), field.slice(at + 1)];
}

function valueText(value: unknown, field: string, reader: Reader & { names: Names }): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((each) => valueText(each, field, reader)).join(', ');
  if (typeof value === 'boolean') return reader.t(($) => (value ? $.yes : $.no));
  if (typeof value === 'object') return objectText(value, field, reader);
  return reader.names[String(value)] ?? plainText(String(value), field);
}

function plainText(text: string, field: string): string {
  if (moneyFields.has(field) && /^-?\d+$/.test(text)) return formatMoney(text, 'USD');
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return formatDateTime(text);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDate(text);
  return formatPhone(text);
}

/** Menu rights are all of them or a list; of anything else the plain parts, one after the other. */
function objectText(value: object, field: string, reader: Reader & { names: Names }): string {
  if (field === 'rights' && 'all' in value) {
    const { list = [] } = value as { list?: readonly string[] };
    const names: Names = menuRightLabels[reader.language];
    return list.map((right) => names[right] ?? right).join(', ') || reader.t(($) => $.allRights);
  }
  const parts = Object.values(value).map((part) => valueText(part, field, reader));
  return parts.filter((part) => part !== '').join(' ');
}
