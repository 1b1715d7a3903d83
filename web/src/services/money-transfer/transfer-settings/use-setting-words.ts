import { useMemo } from 'react';
import { formatAmount, money } from '#domain/kernel/money.ts';
import type { FeeBand } from '#domain/services/money-transfer/fee-bands.schema.ts';
import type { SettingKind } from '#domain/services/money-transfer/transfer-settings.schema.ts';
import type { Answer } from '#web/lib/api.ts';
import type { Translate } from '#web/lib/i18n.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import type { en } from './messages.en.ts';
import { percentOf } from './percent.ts';
import type { FieldKind, SettingField, Vocabulary } from './setting-fields.ts';
import { settingFields } from './setting-fields.ts';

type Offices = Answer<'GET /api/settings/transfers/offices'>;
type T = Translate<typeof en>;

export interface SettingWords {
  readonly t: T;
  readonly offices: Offices;
  /** A value as the table shows it. */
  show: (field: SettingField, value: unknown, row: Readonly<Record<string, unknown>>) => string;
  word: (vocabulary: Vocabulary, value: string) => string;
  /** What a row is about: `Home cash · CUP`. */
  name: (kind: SettingKind, value: Readonly<Record<string, unknown>>) => string;
}

const NO_OFFICES: Offices = { sellers: [], providers: [] };

/** Everything the tables say, in the reader's language; the same object until language or offices change. */
export function useSettingWords(): SettingWords {
  const t = useMessages('transfer-settings');
  const { data: offices = NO_OFFICES } = useCall(
    'GET /api/settings/transfers/offices',
    {},
    { staleTime: 60_000 },
  );
  return useMemo(() => settingWords(t, offices), [t, offices]);
}

function settingWords(t: T, offices: Offices): SettingWords {
  const word: SettingWords['word'] = (vocabulary, value) =>
    t(($) => ($[vocabulary] as Readonly<Record<string, string>>)[value] ?? value);
  const nothing = ({ isKey, isNullable }: SettingField) =>
    isKey === true && isNullable === true ? t(($) => $.all) : '—';

  const show: SettingWords['show'] = (field, value, row) => {
    if (value === null || value === undefined || value === '') return nothing(field);
    // Fixed commissions are money, others a percent in the same field.
    const kind = field.name === 'value' && row['basis'] === 'PurchasePercent' ? 'points' : field.kind;
    return shown[kind](value, field, { t, offices, word });
  };

  const name: SettingWords['name'] = (kind, value) => {
    const parts = settingFields[kind]
      .filter((field) => field.isKey && value[field.name] !== null)
      .map((field) => show(field, value[field.name], value));
    return parts.length === 0 ? t(($) => (kind === 'rules' ? $.kind.rules : $.all)) : parts.join(' · ');
  };
  return { t, offices, show, word, name };
}

interface Words {
  readonly t: T;
  readonly offices: Offices;
  readonly word: SettingWords['word'];
}

type Show = (value: unknown, field: SettingField, words: Words) => string;

const one: Show = (value, field, { word }) =>
  field.words ? word(field.words, String(value)) : String(value);
const officeName: Show = (value, _, { offices }) => {
  const found = [...offices.sellers, ...offices.providers].find(({ id }) => id === value);
  return found === undefined ? String(value) : `${found.name} (${found.code})`;
};

const shown: Readonly<Record<FieldKind, Show>> = {
  choice: one,
  municipality: one,
  text: one,
  long: one,
  count: one,
  choices: (value, field, words) => {
    const list = value as readonly string[];
    if (list.length === 0) return field.words ? '—' : words.t(($) => $.all);
    return list.map((item) => one(item, field, words)).join(', ');
  },
  office: officeName,
  provider: officeName,
  offices: (value, field, words) => {
    const list = value as readonly string[];
    return list.length === 0
      ? words.t(($) => $.all)
      : list.map((id) => officeName(id, field, words)).join(', ');
  },
  cents: (value) => formatAmount(money(BigInt(value as string), 'USD')),
  points: (value) => `${percentOf(Number(value))} %`,
  yes: (value, _, { t }) => t(($) => (value === true ? $.yes : $.no)),
  bands: (value) => (value as readonly FeeBand[]).map(bandText).join('  ·  '),
};

/** A band in short: `500.01–1000.00: 2.50 + 11.5 %`. */
export function bandText({ from, upTo, fixed, points, min, max }: FeeBand): string {
  const amount = (cents: string) => formatAmount(money(BigInt(cents), 'USD'));
  const price = [
    (fixed !== '0' || points === 0) && amount(fixed),
    points > 0 && `${percentOf(points)} %`,
  ].filter(Boolean);
  const edges = [min !== null && `≥ ${amount(min)}`, max !== null && `≤ ${amount(max)}`].filter(Boolean);
  const range = upTo === null ? `${amount(from)}+` : `${amount(from)}–${amount(upTo)}`;
  return `${range}: ${price.join(' + ')}${edges.length > 0 ? ` (${edges.join(', ')})` : ''}`;
}
