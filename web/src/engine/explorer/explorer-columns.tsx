import type { ReactNode } from 'react';
import type { Explorer, ExplorerColumn } from '#domain/kernel/explorer.ts';
import type { TableColumn } from '#web/kit/table/table-column.ts';
import { formatDate, formatDateTime, formatMoney, formatNumber } from '#web/lib/format.ts';
import type { AnyRow } from './explorer-calls.ts';
import type { ExplorerWords } from './explorer-words.ts';

export type Tone = NonNullable<TableColumn<never>['tone']>;
export type Cell<Row> = (row: Row) => ReactNode;

interface Build<Row> {
  readonly explorer: Explorer;
  readonly words: ExplorerWords;
  readonly cells: Readonly<Partial<Record<string, Cell<Row>>>>;
  readonly tones: Readonly<Partial<Record<string, Tone>>>;
  readonly rowHref?: (row: Row) => string | undefined;
  /** The column that leads to the paper. */
  readonly link?: string;
  readonly yesNo: readonly [yes: string, no: string];
}

/** The columns of the table from the explorer's literal; a cell of the screen's own wins over the usual one. */
export function explorerColumns<Row extends AnyRow>(build: Build<Row>): TableColumn<Row>[] {
  const { explorer, words, cells, tones, rowHref } = build;
  return Object.entries(explorer.columns).map(([id, column]) => {
    const content = cells[id] ?? usualCell<Row>(id, column, build);
    const isLink = id === build.link && rowHref !== undefined;
    return {
      id,
      header: words.labels[id] ?? id,
      width: column.width,
      align: column.kind === 'number' || column.kind === 'money' ? 'end' : undefined,
      tone: isLink ? 'link' : tones[id],
      isSortable: column.sortable !== false,
      cell: isLink ? (row) => linked(content(row), rowHref(row)) : content,
    };
  });
}

/** A plain link: the explorer hears the click of all rows in one place, see `useRowLinks`. */
function linked(content: ReactNode, href: string | undefined): ReactNode {
  return href === undefined ? content : <a href={href}>{content}</a>;
}

function usualCell<Row extends AnyRow>(id: string, column: ExplorerColumn, build: Build<Row>): Cell<Row> {
  const choice = build.words.choices?.[id] ?? String;
  const show: Partial<Record<ExplorerColumn['kind'], (value: unknown) => ReactNode>> = {
    instant: (value) => formatDateTime(String(value)),
    day: (value) => formatDate(String(value)),
    money: (value) => formatMoney(String(value), 'USD'),
    number: (value) => formatNumber(Number(value)),
    boolean: (value) => build.yesNo[value === true ? 0 : 1],
    enum: (value) =>
      Array.isArray(value) ? value.map((each) => choice(String(each))).join(', ') : choice(String(value)),
  };
  const text = show[column.kind] ?? String;
  return (row) => {
    const value: unknown = row[id as keyof Row];
    return value === null || value === undefined || value === '' ? null : (text(value) as ReactNode);
  };
}

/** Columns that are offered as dashed filters: choices and dates first, for these are chosen, not typed. */
export function quickFilters({ columns }: Explorer): string[] {
  const wanted = ['enum', 'day', 'instant', 'reference', 'boolean'];
  return Object.keys(columns)
    .filter((name) => columns[name]?.hidden !== true && columns[name]?.filterable !== false)
    .filter((name) => wanted.includes(columns[name]?.kind ?? ''))
    .slice(0, 4);
}
