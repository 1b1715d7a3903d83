import { provinces } from '#domain/kernel/cuban-places.ts';
import { paymentMethods } from '#domain/payment/payment.values.ts';
import type { SettingKind } from '#domain/services/money-transfer/transfer-settings.schema.ts';
import {
  areaStates,
  limitPeriods,
  limitSubjects,
  officeGroups,
  payoutCurrencies,
  rateSegments,
  transferMethods,
  transferTexts,
  transferZones,
} from '#domain/services/money-transfer/transfer.values.ts';
import type { en } from './messages.en.ts';

/** How a value is typed: `cents` as dollars, `points` as percent. */
export type FieldKind =
  | 'choice'
  | 'choices'
  | 'office'
  | 'offices'
  | 'provider'
  | 'municipality'
  | 'cents'
  | 'points'
  | 'count'
  | 'text'
  | 'long'
  | 'yes'
  | 'bands';

/** Words of choices stand in the messages under this name. */
export type Vocabulary =
  | 'method'
  | 'segment'
  | 'state'
  | 'zone'
  | 'officeGroup'
  | 'period'
  | 'per'
  | 'kindOf'
  | 'basis'
  | 'of'
  | 'code'
  | 'tender';

export interface SettingField {
  readonly name: keyof typeof en.field;
  readonly kind: FieldKind;
  readonly choices?: readonly string[];
  /** Left out where the values are names themselves. */
  readonly words?: Vocabulary;
  /** Empty is null: all of them, or none. */
  readonly isNullable?: boolean;
  /** Unit at the end of the field. */
  readonly unit?: string;
  /** Tells rows apart, so an edit keeps it. */
  readonly isKey?: boolean;
}

const method = {
  name: 'method',
  kind: 'choice',
  choices: transferMethods,
  words: 'method',
  isKey: true,
} as const;
const anyMethod = { ...method, isNullable: true } as const;
const currency = { name: 'payoutCurrency', kind: 'choice', choices: payoutCurrencies, isKey: true } as const;
const anyCurrency = { ...currency, isNullable: true } as const;
const province = {
  name: 'province',
  kind: 'choice',
  choices: provinces,
  isNullable: true,
  isKey: true,
} as const;
const municipality = { name: 'municipality', kind: 'municipality', isNullable: true, isKey: true } as const;
const office = { name: 'officeId', kind: 'office', isNullable: true, isKey: true } as const;
const group = {
  name: 'officeGroup',
  kind: 'choice',
  choices: officeGroups,
  words: 'officeGroup',
  isNullable: true,
  isKey: true,
} as const;
const segment = { name: 'segment', kind: 'choice', choices: rateSegments, words: 'segment' } as const;
const min = { name: 'min', kind: 'cents', isNullable: true, unit: 'USD' } as const;
const max = { name: 'max', kind: 'cents', isNullable: true, unit: 'USD' } as const;
const fixed = { name: 'fixed', kind: 'cents', unit: 'USD' } as const;
const points = { name: 'points', kind: 'points', unit: '%' } as const;

/** The form of each table, field by field; the key fields come first. */
export const settingFields: Readonly<Record<SettingKind, readonly SettingField[]>> = {
  methods: [
    method,
    currency,
    { name: 'isActive', kind: 'yes' },
    { ...segment, isNullable: true },
    { name: 'note', kind: 'cents' },
    { name: 'days', kind: 'count' },
    { name: 'provinces', kind: 'choices', choices: provinces },
    { name: 'officeIds', kind: 'offices' },
  ],
  rates: [
    { name: 'currency', kind: 'choice', choices: ['CUP', 'EUR', 'MLC'], isKey: true },
    { ...segment, isKey: true },
    anyMethod,
    office,
    { name: 'buy', kind: 'text' },
    { name: 'sell', kind: 'text', isNullable: true },
  ],
  feeTiers: [
    method,
    anyCurrency,
    { name: 'zone', kind: 'choice', choices: transferZones, words: 'zone', isNullable: true, isKey: true },
    group,
    office,
    { name: 'bands', kind: 'bands' },
  ],
  surcharges: [
    { name: 'kind', kind: 'choice', choices: ['Province', 'Express'], words: 'kindOf', isKey: true },
    { name: 'code', kind: 'text', isKey: true },
    province,
    anyMethod,
    { name: 'labelEn', kind: 'text' },
    { name: 'labelEs', kind: 'text' },
    fixed,
    points,
    { name: 'days', kind: 'count', isNullable: true },
  ],
  availability: [
    { ...province, isNullable: false },
    municipality,
    method,
    { name: 'state', kind: 'choice', choices: areaStates, words: 'state' },
    { name: 'days', kind: 'count' },
    { name: 'noticeEn', kind: 'text' },
    { name: 'noticeEs', kind: 'text' },
  ],
  limits: [
    { name: 'period', kind: 'choice', choices: limitPeriods, words: 'period', isKey: true },
    { name: 'per', kind: 'choice', choices: limitSubjects, words: 'per', isKey: true },
    anyMethod,
    anyCurrency,
    office,
    min,
    max,
    { name: 'count', kind: 'count', isNullable: true },
  ],
  providers: [
    province,
    municipality,
    anyMethod,
    anyCurrency,
    { name: 'providerOfficeId', kind: 'provider' },
    { name: 'costFixed', kind: 'cents', unit: 'USD' },
    { name: 'costPoints', kind: 'points', unit: '%' },
  ],
  commissions: [
    group,
    office,
    anyMethod,
    { name: 'basis', kind: 'choice', choices: ['Fix', 'PurchasePercent'], words: 'basis' },
    { name: 'of', kind: 'choice', choices: ['Fee', 'Price'], words: 'of' },
    { name: 'value', kind: 'cents' },
    min,
    max,
  ],
  texts: [
    { name: 'code', kind: 'choice', choices: transferTexts, words: 'code', isKey: true },
    { name: 'en', kind: 'long' },
    { name: 'es', kind: 'long' },
  ],
  rules: [
    { name: 'quoteMinutes', kind: 'count' },
    { name: 'taxPoints', kind: 'points', unit: '%' },
    { name: 'taxTenders', kind: 'choices', choices: paymentMethods, words: 'tender' },
    { name: 'pinDigits', kind: 'count' },
    { name: 'pinMethods', kind: 'choices', choices: transferMethods, words: 'method' },
    { name: 'pinDays', kind: 'count' },
  ],
};
