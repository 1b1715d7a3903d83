import type { SettingKind, SettingValue } from './transfer-settings.schema.ts';

type Keys = { readonly [K in SettingKind]: (value: SettingValue<K>) => readonly (string | null)[] };

/** What a row is about; two rows about the same are versions of one. */
const parts: Keys = {
  methods: (row) => [row.method, row.payoutCurrency],
  rates: (row) => [row.currency, row.segment, row.method, row.officeId],
  feeTiers: (row) => [row.method, row.payoutCurrency, row.zone, row.officeGroup, row.officeId],
  surcharges: (row) => [row.kind, row.code, row.province, row.method],
  availability: (row) => [row.province, row.municipality, row.method],
  limits: (row) => [row.period, row.per, row.method, row.payoutCurrency, row.officeId],
  providers: (row) => [row.province, row.municipality, row.method, row.payoutCurrency],
  commissions: (row) => [row.officeGroup, row.officeId, row.method],
  texts: (row) => [row.code],
  rules: () => ['all'],
};

/** The key of a row, `HomeCash/CUP` or `La Habana/-/HomeCash`; a dash stands for all. */
export function settingKey<K extends SettingKind>(kind: K, value: SettingValue<K>): string {
  return parts[kind](value)
    .map((part) => part ?? '-')
    .join('/');
}
