import { Readable } from 'node:stream';
import type { z } from 'zod';
import { exportKindOf } from '#domain/areas/reports/reports.catalogue.ts';
import { dayAt } from '#domain/kernel/time-zone.ts';
import type { ExportLabels } from '#domain/kernel/export-labels.ts';
import type { exportBody } from '#domain/kernel/explorer.endpoints.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { Download } from '#server/platform/http/bind.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import { recordActivity } from '../activity/record-activity.queries.ts';
import { checkMayRun } from '../documents/report-access.queries.ts';
import type { RawRow } from '../explorer/list-page.queries.ts';
import type { ExplorerSource } from '../explorer/source.ts';
import type { Cell, CellStyle, ExportColumn } from './cell.ts';
import { cellOf } from './cell.ts';
import { csv } from './csv.ts';
import { countRows, onlyRows, rowPages } from './export-rows.queries.ts';
import { xlsx, xlsxRowLimit } from './xlsx.ts';

export type ExportRequest = z.output<typeof exportBody>;

export interface Exported {
  readonly source: ExplorerSource;
  /** The row as the screen gets it: what is hidden there is hidden here. */
  readonly toRow: (raw: RawRow, context: OfficeContext) => unknown;
  readonly labels: ExportLabels;
}

const mimes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/**
 * Streams exactly the rows that the explorer finds, with the columns in the order asked for. The activity log
 * has its line before the first row leaves, so an export that is broken off stands there too.
 */
export async function exportExplorer(
  exported: Exported,
  context: OfficeContext,
  body: ExportRequest,
): Promise<Download> {
  const source = onlyRows(exported.source, body.ids);
  const columns = columnsOf(source, body.columns);
  const kind = exportKindOf(source.explorer.name);
  if (kind !== undefined) await checkMayRun(context, kind);
  const count = await countRows(source, context, body);
  if (body.format === 'xlsx' && count > xlsxRowLimit)
    throw new Problem('too-many-rows', { limit: xlsxRowLimit });
  const texts = exported.labels[context.language];
  await recordExport(context, { body, count, explorer: source.explorer.name, title: texts.title });

  const style = { texts, language: context.language, timeZone: context.office.timeZone };
  const header = columns.map(({ name }) => texts.columns[name] ?? name);
  const pages = cellPages(rowPages(source, context, body), (raw) =>
    rowCells(columns, exported.toRow(raw, context) as Readonly<Record<string, unknown>>, style),
  );
  const pieces =
    body.format === 'csv' ? csv(header, pages) : xlsx({ title: texts.title, columns, header, pages });
  const day = dayAt(context.now, context.office.timeZone);
  return {
    name: `${texts.title} ${day}.${body.format}`,
    mime: mimes[body.format],
    body: Readable.from(pieces, { objectMode: false }),
  };
}

function columnsOf({ explorer }: ExplorerSource, names: readonly string[]): ExportColumn[] {
  return names.map((name) => {
    const column = Object.hasOwn(explorer.columns, name) ? explorer.columns[name] : undefined;
    if (column === undefined) throw new Problem('unknown-column', { column: name });
    return { ...column, name };
  });
}

async function* cellPages(
  pages: AsyncIterable<RawRow[]>,
  toCells: (raw: RawRow) => Cell[],
): AsyncGenerator<Cell[][]> {
  for await (const page of pages) yield page.map(toCells);
}

function rowCells(
  columns: readonly ExportColumn[],
  row: Readonly<Record<string, unknown>>,
  style: CellStyle,
): Cell[] {
  return columns.map((column) => cellOf(column, row[column.name], style));
}

interface ExportLine {
  readonly body: ExportRequest;
  readonly count: number;
  readonly explorer: string;
  readonly title: string;
}

async function recordExport(
  context: OfficeContext,
  { body, count, explorer, title }: ExportLine,
): Promise<void> {
  const { format, q, filter, columns, ids } = body;
  const facts = { count, format, columns, search: q, filter, chosen: ids.length };
  const changes = Object.entries(facts).map(([field, after]) => ({ field, before: null, after }));
  await transact(context, async (tx) => {
    const entry = { scope: 'security', action: 'exported', entity: 'explorer', entityId: explorer } as const;
    await recordActivity(tx, context, { ...entry, label: title, changes });
    return {};
  });
}
