import type { SettingKind, SettingValue } from '#domain/services/money-transfer/transfer-settings.schema.ts';
import type { FeeBand } from '#domain/services/money-transfer/fee-bands.schema.ts';
import type { DemoOfficeCode } from './demo-offices.ts';
import { demoTexts } from './transfer-settings-texts.ts';

/** Rows of one table, entered together so many days before the demo begins; a negative number is a plan. */
export type DemoChange = {
  readonly [K in SettingKind]: {
    readonly kind: K;
    readonly daysAgo: number;
    readonly reason: string;
    readonly values: readonly SettingValue<K>[];
    /** Entered on this day for `daysAgo`; left out: the same day. */
    readonly enteredDaysAgo?: number;
  };
}[SettingKind];

/** Before the first order of the demo. */
const FIRST_DAY = 100;
const everywhere = { provinces: [], officeIds: [], isActive: true };
const anyOffice = { officeId: null, officeGroup: null };
const pickupProvinces: SettingValue<'methods'>['provinces'] = [
  'La Habana',
  'Matanzas',
  'Villa Clara',
  'Camagüey',
  'Holguín',
  'Granma',
  'Santiago de Cuba',
  'Guantánamo',
];

function rate(
  currency: 'CUP' | 'EUR' | 'MLC',
  segment: SettingValue<'rates'>['segment'],
  buy: string,
): SettingValue<'rates'> {
  return { currency, segment, method: null, officeId: null, buy, sell: null };
}

function band(from: string, upTo: string | null, price: Partial<FeeBand>): FeeBand {
  return { from, upTo, fixed: '0', points: 0, min: null, max: null, ...price };
}

/** A fee at home: dearer from the second band on only by the part above it, so that more never costs less. */
function homeFee(percent: number): readonly [FeeBand, ...FeeBand[]] {
  return [
    band('1000', '50000', { points: percent, min: '600' }),
    band('50001', '100000', { points: percent - 50, fixed: '250' }),
    band('100001', '200000', { points: percent - 100, fixed: '750' }),
  ];
}

function fee(
  method: SettingValue<'feeTiers'>['method'],
  bands: readonly FeeBand[],
  zone: 'Havana' | null = null,
) {
  return { method, payoutCurrency: null, zone, ...anyOffice, bands: [...bands] };
}

function fuel(province: SettingValue<'surcharges'>['province'], fixed: string): SettingValue<'surcharges'> {
  const labels = { labelEn: 'Fuel surcharge', labelEs: 'Recargo por combustible' };
  return {
    kind: 'Province',
    code: 'fuel',
    ...labels,
    province,
    method: 'HomeCash',
    fixed,
    points: 0,
    days: null,
  };
}

function limit(
  period: SettingValue<'limits'>['period'],
  per: SettingValue<'limits'>['per'],
  values: Partial<SettingValue<'limits'>>,
): SettingValue<'limits'> {
  const open = { method: null, payoutCurrency: null, officeId: null, min: null, max: null, count: null };
  return { period, per, ...open, ...values };
}

function area(
  province: SettingValue<'availability'>['province'],
  municipality: string | null,
  values: Pick<SettingValue<'availability'>, 'state' | 'days' | 'noticeEn' | 'noticeEs'>,
): SettingValue<'availability'> {
  return { province, municipality, method: 'HomeCash', ...values };
}

/** Pesos for a dollar at the floating rate, week by week; the last one counts today. */
const floating = [
  '404',
  '405',
  '407',
  '406',
  '408',
  '409',
  '408.5',
  '410',
  '411',
  '410',
  '412',
  '411.5',
  '412',
  '412.5',
];

/** Made-up prices of a plausible business. Offices are filled in by code. */
export function demoTransferSettings(office: (code: DemoOfficeCode) => string): DemoChange[] {
  const first = { daysAgo: FIRST_DAY, reason: 'Opening price list' } as const;
  const provider = { providerOfficeId: office('HAB'), municipality: null, payoutCurrency: null } as const;
  const commission = { ...anyOffice, method: null, of: 'Fee', min: null, max: null } as const;
  return [
    { kind: 'rules', ...first, values: [rules] },
    { kind: 'texts', ...first, values: demoTexts },
    { kind: 'methods', ...first, values: methods },
    {
      kind: 'rates',
      ...first,
      values: [rate('CUP', 'Floating', '403'), rate('EUR', 'Internal', '0.86'), rate('MLC', 'Internal', '1')],
    },
    {
      kind: 'feeTiers',
      ...first,
      values: [
        fee('HomeCash', homeFee(1000)),
        fee('HomeCash', homeFee(900), 'Havana'),
        fee('OfficePickup', [band('1000', null, { points: 800, min: '400' })]),
        fee('BankCard', [band('1000', '200000', { points: 200, fixed: '600' })]),
        fee('PrepaidUsd', [band('5000', '100000', { points: 300, fixed: '400' })]),
      ],
    },
    { kind: 'surcharges', ...first, values: [express] },
    {
      kind: 'limits',
      ...first,
      values: [
        limit('Transaction', 'Sender', { min: '1000', max: '200000' }),
        limit('Transaction', 'Recipient', { method: 'PrepaidUsd', max: '100000' }),
        limit('Day', 'Sender', { max: '500000', count: 5 }),
        limit('Days30', 'Sender', { max: '1000000', count: 20 }),
        limit('Days30', 'Recipient', { max: '500000' }),
      ],
    },
    {
      kind: 'providers',
      ...first,
      values: [
        { ...provider, province: null, method: null, costFixed: '250', costPoints: 300 },
        { ...provider, province: 'La Habana', method: null, costFixed: '150', costPoints: 200 },
        { ...provider, province: null, method: 'BankCard', costFixed: '100', costPoints: 50 },
      ],
    },
    {
      kind: 'commissions',
      ...first,
      values: [
        { ...commission, officeGroup: 'Regular', basis: 'PurchasePercent', value: '2500' },
        { ...commission, officeGroup: 'External', basis: 'Fix', value: '350' },
        { ...commission, officeId: office('HIA'), basis: 'PurchasePercent', value: '3000' },
        {
          ...commission,
          officeId: office('HOU'),
          basis: 'PurchasePercent',
          of: 'Price',
          value: '200',
          min: '200',
          max: '2500',
        },
      ],
    },
    ...floating.map((buy, week) => ({
      kind: 'rates' as const,
      daysAgo: 7 * (floating.length - 1 - week) + 1,
      reason: 'Floating rate of the week',
      values: [rate('CUP', 'Floating', buy)],
    })),
    {
      kind: 'feeTiers',
      daysAgo: 62,
      reason: 'Couriers pay more for fuel',
      values: [fee('HomeCash', homeFee(1200)), fee('HomeCash', homeFee(1000), 'Havana')],
    },
    {
      kind: 'surcharges',
      daysAgo: 40,
      reason: 'Fuel is short in the east',
      values: [fuel('Granma', '300'), fuel('Guantánamo', '400'), fuel('Las Tunas', '200')],
    },
    {
      kind: 'providers',
      daysAgo: 1,
      reason: 'Euros come from Varadero',
      values: [null, 'La Habana' as const].map((province) => ({
        providerOfficeId: office('VAR'),
        municipality: null,
        province,
        method: 'HomeCash' as const,
        payoutCurrency: 'EUR' as const,
        costFixed: '300',
        costPoints: 250,
      })),
    },
    { kind: 'availability', daysAgo: 9, reason: 'Report of Entregas Habana', values: areas },
    {
      kind: 'surcharges',
      daysAgo: -6,
      enteredDaysAgo: 2,
      reason: 'Holiday traffic',
      values: [fuel('Santiago de Cuba', '250')],
    },
  ];
}

const methods: SettingValue<'methods'>[] = [
  { method: 'HomeCash', payoutCurrency: 'USD', segment: null, note: '100', days: 2, ...everywhere },
  { method: 'HomeCash', payoutCurrency: 'CUP', segment: 'Floating', note: '500', days: 2, ...everywhere },
  { method: 'HomeCash', payoutCurrency: 'EUR', segment: 'Internal', note: '500', days: 3, ...everywhere },
  {
    method: 'OfficePickup',
    payoutCurrency: 'USD',
    segment: null,
    note: '100',
    days: 1,
    ...everywhere,
    provinces: pickupProvinces,
  },
  {
    method: 'OfficePickup',
    payoutCurrency: 'CUP',
    segment: 'Floating',
    note: '1000',
    days: 1,
    ...everywhere,
    provinces: pickupProvinces,
  },
  { method: 'BankCard', payoutCurrency: 'MLC', segment: 'Internal', note: '1', days: 1, ...everywhere },
  { method: 'BankCard', payoutCurrency: 'CUP', segment: 'Floating', note: '1', days: 1, ...everywhere },
  { method: 'PrepaidUsd', payoutCurrency: 'USD', segment: null, note: '1', days: 2, ...everywhere },
];

const rules: SettingValue<'rules'> = {
  quoteMinutes: 30,
  taxPoints: 100,
  taxTenders: ['Cash', 'MoneyOrder', 'CashierCheck', 'TravelersCheck'],
  pinDigits: 4,
  pinMethods: ['OfficePickup'],
  pinDays: 30,
};

const express: SettingValue<'surcharges'> = {
  kind: 'Express',
  code: 'express',
  labelEn: 'Express in Havana',
  labelEs: 'Exprés en La Habana',
  province: 'La Habana',
  method: 'HomeCash',
  fixed: '800',
  points: 0,
  days: 1,
};

const shortOfFuel = {
  state: 'Delayed',
  noticeEn: 'Fuel is short; couriers go out every other day.',
  noticeEs: 'Falta combustible; los mensajeros salen un día sí y otro no.',
} as const;
const areas: SettingValue<'availability'>[] = [
  area('Granma', null, { ...shortOfFuel, days: 2 }),
  area('Guantánamo', null, { ...shortOfFuel, days: 4 }),
  area('Guantánamo', 'Maisí', {
    state: 'Suspended',
    days: 0,
    noticeEn: 'The road is cut after the storm.',
    noticeEs: 'La carretera está cortada tras el temporal.',
  }),
  area('Granma', 'Niquero', {
    state: 'PickupOnly',
    days: 0,
    noticeEn: 'Please choose pick-up in Manzanillo.',
    noticeEs: 'Elija la recogida en Manzanillo.',
  }),
];
