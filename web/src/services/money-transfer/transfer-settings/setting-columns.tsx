import type { WireSetting } from '#domain/services/money-transfer/settings.endpoints.ts';
import type { SettingKind } from '#domain/services/money-transfer/transfer-settings.schema.ts';
import type { TableColumn } from '#web/kit/table/table-column.ts';
import { formatDateTime } from '#web/lib/format.ts';
import type { SettingField } from './setting-fields.ts';
import { settingFields } from './setting-fields.ts';
import type { SettingWords } from './use-setting-words.ts';

const wide: Readonly<Partial<Record<SettingField['name'], number>>> = {
  bands: 420,
  en: 420,
  es: 320,
  provinces: 220,
  officeId: 180,
  providerOfficeId: 190,
  noticeEn: 240,
};

/** Columns of a table: its fields, then since when it counts and by whom. */
export function settingColumns(kind: SettingKind, words: SettingWords): TableColumn<WireSetting>[] {
  const { t, show } = words;
  const fields = settingFields[kind].map((field): TableColumn<WireSetting> => ({
    id: field.name,
    header: t(($) => $.field[field.name]),
    width: wide[field.name] ?? (field.isKey ? 132 : 118),
    align: field.kind === 'cents' || field.kind === 'points' || field.kind === 'count' ? 'end' : 'start',
    ...(field.isKey && { tone: 'strong' as const }),
    cell: ({ value }) => show(field, value?.[field.name], value ?? {}),
  }));
  return [
    ...fields,
    {
      id: 'since',
      header: t(($) => $.since),
      width: 230,
      tone: 'dim',
      cell: (row) => periodText(row, words),
    },
    { id: 'by', header: t(($) => $.by), width: 150, tone: 'dim', cell: (row) => row.changedBy },
  ];
}

export function periodText({ validFrom, validTo }: WireSetting, { t }: SettingWords): string {
  const from = formatDateTime(validFrom);
  return validTo === null ? from : `${from}, ${t(($) => $.until, { when: formatDateTime(validTo) })}`;
}

/** The secondary facts of a row on a phone: all but what names it. */
export function rowLines(kind: SettingKind, row: WireSetting, words: SettingWords): string[] {
  const facts = settingFields[kind]
    .filter(({ isKey }) => isKey !== true)
    .map(
      (field) =>
        `${words.t(($) => $.field[field.name])}: ${words.show(field, row.value?.[field.name], row.value ?? {})}`,
    );
  return [...facts.slice(0, 4), `${periodText(row, words)} · ${row.changedBy}`];
}
