import type { WireSetting } from '#domain/services/money-transfer/settings.endpoints.ts';
import type { SettingKind } from '#domain/services/money-transfer/transfer-settings.schema.ts';
import type { TableColumn } from '#web/kit/table/table-column.ts';
import { formatDateTime } from '#web/lib/format.ts';
import type { SettingField } from './setting-fields.ts';
import { settingFields } from './setting-fields.ts';
import styles from './setting-tab.module.css';
import type { SettingWords } from './use-setting-words.ts';

const figures: ReadonlySet<SettingField['kind']> = new Set(['cents', 'points', 'count']);

const wide: Readonly<Partial<Record<SettingField['name'], number>>> = {
  bands: 560,
  en: 380,
  es: 300,
  provinces: 220,
  officeIds: 120,
  providerOfficeId: 190,
  buy: 200,
  taxTenders: 260,
  pinMethods: 150,
  costPoints: 190,
  quoteMinutes: 190,
  taxPoints: 180,
  pinDays: 170,
};

/** What a row is about in one column, then what it says, then since when it counts and by whom. */
export function settingColumns(
  kind: SettingKind,
  words: SettingWords,
  onOpen: (row: WireSetting) => void,
): TableColumn<WireSetting>[] {
  const { t, show, name } = words;
  const fields = settingFields[kind]
    .filter(({ isKey }) => isKey !== true)
    .map((field): TableColumn<WireSetting> => ({
      id: field.name,
      header: t(($) => $.field[field.name]),
      width: wide[field.name] ?? 112,
      align: figures.has(field.kind) ? 'end' : 'start',
      cell: ({ value }) => show(field, value?.[field.name], value ?? {}),
    }));
  const about: TableColumn<WireSetting> = {
    id: 'about',
    header: t(($) => $.kind[kind]),
    width: kind === 'surcharges' ? 330 : 250,
    tone: 'strong',
    cell: (row) => (
      <button type="button" className={styles.open} onClick={() => onOpen(row)}>
        {name(kind, row.value ?? {})}
      </button>
    ),
  };
  return [
    about,
    ...fields,
    {
      id: 'since',
      header: t(($) => $.since),
      width: 190,
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
