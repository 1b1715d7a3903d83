import { z } from 'zod';

import { municipalitiesOf, type Province, provinces } from '../../kernel/cuban-places.ts';
import { cents, id, text } from '../../kernel/wire.ts';
import { paymentMethods } from '../../payment/payment.values.ts';
import { feeBands } from './fee-bands.schema.ts';
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
} from './transfer.values.ts';

const method = z.enum(transferMethods);
const currency = z.enum(payoutCurrencies);
const province = z.enum(provinces as [Province, ...Province[]]);
/** Basis points: 1200 is 12 %. */
const points = z.int().min(0).max(10_000);
const days = z.int().min(0).max(120);
/** A rate as people read it: up to six digits and ten places, more than zero. */
const rate = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,10})?$/, 'invalid')
  .refine((value) => /[1-9]/.test(value), 'invalid');
const positive = cents.refine((value) => /[1-9]/.test(value), 'invalid');
/** Null in a scope means all of them. */
const office = { officeId: id.nullable(), officeGroup: z.enum(officeGroups).nullable() };

const area = z
  .strictObject({
    province,
    /** Null: the whole province. */
    municipality: z.string().max(60).nullable(),
    method,
    state: z.enum(areaStates),
    /** Added to the days of the method while Delayed. */
    days,
    noticeEn: text(200, 0),
    noticeEs: text(200, 0),
  })
  .refine((one) => isMunicipality(one), { path: ['municipality'], message: 'invalid' })
  .refine((one) => one.state !== 'PickupOnly' || one.method !== 'OfficePickup', {
    path: ['state'],
    message: 'invalid',
  });

const provider = z
  .strictObject({
    providerOfficeId: id,
    province: province.nullable(),
    municipality: z.string().max(60).nullable(),
    method: method.nullable(),
    payoutCurrency: currency.nullable(),
    costFixed: cents,
    /** Of the principal. */
    costPoints: points,
  })
  .refine((one) => isMunicipality(one), { path: ['municipality'], message: 'invalid' });

const minMax = { min: cents.nullable(), max: cents.nullable() };
const minBelowMax = {
  test: ({ min, max }: { min: string | null; max: string | null }) =>
    min === null || max === null || BigInt(min) <= BigInt(max),
  refusal: { path: ['max'], message: 'invalid' },
};

/** What one row of each table says. All money is minor units as a decimal string, USD but for `note`. */
export const settingSchemas = {
  methods: z.strictObject({
    method,
    payoutCurrency: currency,
    isActive: z.boolean(),
    /** The rate it is paid at; null where nothing is exchanged. */
    segment: z.enum(rateSegments).nullable(),
    /** Smallest note of the payout currency that is handed over, in its minor units. */
    note: positive,
    days,
    provinces: z.array(province).max(16),
    officeIds: z.array(id).max(200),
  }),
  rates: z.strictObject({
    currency: z.enum(['CUP', 'EUR', 'MLC']),
    segment: z.enum(rateSegments),
    method: method.nullable(),
    officeId: id.nullable(),
    /** Units of the currency that the receiver gets for one dollar. */
    buy: rate,
    sell: rate.nullable(),
  }),
  feeTiers: z.strictObject({
    method,
    payoutCurrency: currency.nullable(),
    zone: z.enum(transferZones).nullable(),
    ...office,
    bands: feeBands,
  }),
  surcharges: z.strictObject({
    kind: z.enum(['Province', 'Express']),
    /** Tells surcharges of one place apart; several add up. */
    code: z.string().regex(/^[a-z0-9-]{2,30}$/, 'invalid'),
    labelEn: text(60),
    labelEs: text(60),
    province: province.nullable(),
    method: method.nullable(),
    fixed: cents,
    points,
    /** Days until it is there, instead of those of the method; Express only. */
    days: days.nullable(),
  }),
  availability: area,
  limits: z
    .strictObject({
      period: z.enum(limitPeriods),
      per: z.enum(limitSubjects),
      method: method.nullable(),
      payoutCurrency: currency.nullable(),
      officeId: id.nullable(),
      ...minMax,
      /** How many in the period. */
      count: z.int().min(1).max(10_000).nullable(),
    })
    .refine(minBelowMax.test, minBelowMax.refusal),
  providers: provider,
  commissions: z
    .strictObject({
      ...office,
      method: method.nullable(),
      basis: z.enum(['Fix', 'PurchasePercent']),
      /** What the percent is of: our fees after a discount, or all that is paid before tax. */
      of: z.enum(['Fee', 'Price']),
      /** Cents for Fix, basis points for PurchasePercent. */
      value: cents,
      ...minMax,
    })
    .refine(({ basis, value }) => basis === 'Fix' || BigInt(value) <= 10_000n, {
      path: ['value'],
      message: 'invalid',
    })
    .refine(minBelowMax.test, minBelowMax.refusal),
  texts: z.strictObject({
    code: z.enum(transferTexts),
    en: z.string().trim().min(1).max(8000),
    es: z.string().trim().min(1).max(8000),
  }),
  rules: z.strictObject({
    /** How long a price is kept for the customer. */
    quoteMinutes: z.int().min(1).max(1440),
    /** Remittance tax of IRC 4475, of what reaches the receiver. */
    taxPoints: points,
    taxTenders: z.array(z.enum(paymentMethods)),
    pinDigits: z.int().min(4).max(6),
    /** Methods at which the receiver must say the PIN. */
    pinMethods: z.array(method),
    pinDays: z.int().min(1).max(365),
  }),
} as const satisfies Record<string, z.ZodType>;

export type SettingKind = keyof typeof settingSchemas;
export const settingKinds = Object.keys(settingSchemas) as SettingKind[];
export type SettingValue<K extends SettingKind> = z.output<(typeof settingSchemas)[K]>;

function isMunicipality(one: { province: string | null; municipality: string | null }): boolean {
  return one.municipality === null || municipalitiesOf(one.province ?? '').includes(one.municipality);
}
