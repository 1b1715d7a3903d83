import type { SettingKind, SettingValue } from './transfer-settings.schema.ts';
import type { TransferRequest } from './transfer-request.ts';
import type { SettingRow, TransferTables } from './transfer-tables.ts';

let last = 0;

/** A row of a table, as the database would give it. */
export function row<K extends SettingKind>(_: K, value: SettingValue<K>): SettingRow<K> {
  last += 1;
  return { id: String(last), version: 1, value };
}

const everywhere = { provinces: [], officeIds: [], isActive: true };
const anyOffice = { officeId: null, officeGroup: null };
const unlimited = { min: null, max: null };

/** A small price list: 12 % at home with at least 5 dollars, 410 CUP for a dollar, Granma two days late. */
export const tables: TransferTables = {
  methods: [
    row('methods', {
      method: 'HomeCash',
      payoutCurrency: 'USD',
      segment: null,
      note: '100',
      days: 2,
      ...everywhere,
    }),
    row('methods', {
      method: 'HomeCash',
      payoutCurrency: 'CUP',
      segment: 'Floating',
      note: '500',
      days: 2,
      ...everywhere,
    }),
    row('methods', {
      method: 'HomeCash',
      payoutCurrency: 'EUR',
      segment: 'Internal',
      note: '500',
      days: 3,
      ...everywhere,
    }),
    row('methods', {
      method: 'BankCard',
      payoutCurrency: 'MLC',
      segment: 'Internal',
      note: '1',
      days: 1,
      ...everywhere,
    }),
    row('methods', {
      method: 'OfficePickup',
      payoutCurrency: 'USD',
      segment: null,
      note: '100',
      days: 1,
      ...everywhere,
      provinces: ['La Habana'],
    }),
  ],
  rates: [
    row('rates', {
      currency: 'CUP',
      segment: 'Floating',
      method: null,
      officeId: null,
      buy: '410',
      sell: null,
    }),
    row('rates', {
      currency: 'CUP',
      segment: 'Floating',
      method: null,
      officeId: '7',
      buy: '405.5',
      sell: null,
    }),
    row('rates', {
      currency: 'CUP',
      segment: 'Official120',
      method: null,
      officeId: null,
      buy: '120',
      sell: null,
    }),
    row('rates', {
      currency: 'EUR',
      segment: 'Internal',
      method: null,
      officeId: null,
      buy: '0.92',
      sell: null,
    }),
    row('rates', {
      currency: 'MLC',
      segment: 'Internal',
      method: null,
      officeId: null,
      buy: '1',
      sell: null,
    }),
  ],
  feeTiers: [
    row('feeTiers', {
      method: 'HomeCash',
      payoutCurrency: null,
      zone: null,
      ...anyOffice,
      bands: [
        { from: '1000', upTo: '50000', fixed: '0', points: 1200, min: '500', max: null },
        { from: '50001', upTo: '200000', fixed: '1000', points: 1000, min: null, max: '15000' },
      ],
    }),
    row('feeTiers', {
      method: 'HomeCash',
      payoutCurrency: null,
      zone: 'Havana',
      ...anyOffice,
      bands: [{ from: '1000', upTo: null, fixed: '0', points: 1000, min: '400', max: null }],
    }),
    row('feeTiers', {
      method: 'BankCard',
      payoutCurrency: null,
      zone: null,
      ...anyOffice,
      bands: [{ from: '1', upTo: null, fixed: '300', points: 0, min: null, max: null }],
    }),
    row('feeTiers', {
      method: 'OfficePickup',
      payoutCurrency: null,
      zone: null,
      ...anyOffice,
      bands: [{ from: '1', upTo: null, fixed: '500', points: 0, min: null, max: null }],
    }),
  ],
  surcharges: [
    row('surcharges', {
      kind: 'Province',
      code: 'fuel',
      labelEn: 'Fuel',
      labelEs: 'Combustible',
      province: 'Granma',
      method: 'HomeCash',
      fixed: '300',
      points: 0,
      days: null,
    }),
    row('surcharges', {
      kind: 'Express',
      code: 'express',
      labelEn: 'Express',
      labelEs: 'Exprés',
      province: null,
      method: 'HomeCash',
      fixed: '800',
      points: 100,
      days: 1,
    }),
  ],
  availability: [
    row('availability', {
      province: 'Granma',
      municipality: null,
      method: 'HomeCash',
      state: 'Delayed',
      days: 2,
      noticeEn: 'No fuel',
      noticeEs: 'Sin combustible',
    }),
    row('availability', {
      province: 'Granma',
      municipality: 'Pilón',
      method: 'HomeCash',
      state: 'Suspended',
      days: 0,
      noticeEn: 'Storm',
      noticeEs: 'Temporal',
    }),
    row('availability', {
      province: 'Granma',
      municipality: 'Bayamo',
      method: 'HomeCash',
      state: 'PickupOnly',
      days: 0,
      noticeEn: '',
      noticeEs: '',
    }),
  ],
  limits: [
    row('limits', {
      period: 'Transaction',
      per: 'Sender',
      method: 'BankCard',
      payoutCurrency: null,
      officeId: null,
      min: '2000',
      max: '200000',
      count: null,
    }),
    row('limits', {
      period: 'Day',
      per: 'Sender',
      method: null,
      payoutCurrency: null,
      officeId: null,
      ...unlimited,
      max: '1',
      count: 1,
    }),
  ],
  providers: [
    row('providers', {
      providerOfficeId: '90',
      province: null,
      municipality: null,
      method: null,
      payoutCurrency: null,
      costFixed: '200',
      costPoints: 150,
    }),
    row('providers', {
      providerOfficeId: '91',
      province: 'La Habana',
      municipality: null,
      method: null,
      payoutCurrency: null,
      costFixed: '100',
      costPoints: 100,
    }),
  ],
  commissions: [
    row('commissions', {
      ...anyOffice,
      method: null,
      basis: 'PurchasePercent',
      of: 'Fee',
      value: '2500',
      ...unlimited,
    }),
    row('commissions', {
      officeId: null,
      officeGroup: 'External',
      method: null,
      basis: 'Fix',
      of: 'Fee',
      value: '350',
      ...unlimited,
    }),
  ],
  texts: [],
  rules: [
    row('rules', {
      quoteMinutes: 30,
      taxPoints: 100,
      taxTenders: ['Cash', 'MoneyOrder', 'CashierCheck', 'TravelersCheck'],
      pinDigits: 4,
      pinMethods: ['OfficePickup'],
      pinDays: 30,
    }),
  ],
};

export const request: TransferRequest = {
  office: { id: '5', officeType: 'Regular', timeZone: 'America/New_York' },
  method: 'HomeCash',
  payoutCurrency: 'USD',
  province: 'Matanzas',
  municipality: null,
  mode: 'SendFixed',
  amount: 10_000n,
  isExpress: false,
  tenders: [{ method: 'Card', amount: null }],
};
