import type { Cell, ExportColumn } from './cell.ts';
import { workbookParts } from './xlsx-parts.ts';
import { xmlText } from './xml-text.ts';
import { zip } from './zip.ts';

/** A sheet has 1,048,576 lines; the first is the header. */
export const xlsxRowLimit = 1_048_575;
/** What Excel keeps of a text. */
const textLimit = 32_767;

/** Positions in the cell formats of styles.xml. */
const styles = { text: 1, number: 0, money: 2, day: 3, moment: 4, header: 5 } as const;

export interface Sheet {
  readonly title: string;
  readonly columns: readonly ExportColumn[];
  readonly header: readonly string[];
  readonly pages: AsyncIterable<Cell[][]>;
}

/**
 * A workbook with one sheet (Office Open XML, ECMA-376), written page by page.
 * Text is stored as text with the quote-prefix mark: it is never run, not even when somebody edits the cell.
 */
export function xlsx(sheet: Sheet): AsyncGenerator<Buffer> {
  return zip([
    ...workbookParts(sheet.title).map(([name, xml]) => ({ name, content: [xml] })),
    { name: 'xl/worksheets/sheet1.xml', content: sheetXml(sheet) },
  ]);
}

async function* sheetXml({ columns, header, pages }: Sheet): AsyncGenerator<string> {
  const names = columns.map((_, index) => columnName(index));
  yield (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
      '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews>' +
      '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' +
      `</sheetView></sheetViews><cols>${columns.map(widthXml).join('')}</cols><sheetData>`
  );
  yield rowXml(
    1,
    header.map((title, index) => textXml(`${names[index]}1`, styles.header, title)),
  );
  let row = 1;
  for await (const page of pages) {
    let xml = '';
    for (const cells of page) {
      row += 1;
      xml += rowXml(
        row,
        cells.map((cell, index) => cellXml(`${names[index]}${row}`, cell)),
      );
    }
    yield xml;
  }
  yield `</sheetData><autoFilter ref="A1:${names.at(-1)}${row}"/></worksheet>`;
}

/** Pixels of the screen to characters of the sheet. */
function widthXml({ width = 140 }: ExportColumn, index: number): string {
  return `<col min="${index + 1}" max="${index + 1}" width="${Math.round(width / 7)}" customWidth="1"/>`;
}

function rowXml(row: number, cells: readonly string[]): string {
  return `<row r="${row}">${cells.join('')}</row>`;
}

function cellXml(reference: string, { type, text }: Cell): string {
  if (text === '') return '';
  const number = type === 'text' ? null : type === 'day' || type === 'moment' ? serialOf(text) : text;
  if (number === null) return textXml(reference, styles.text, text);
  return `<c r="${reference}" s="${styles[type]}"><v>${number}</v></c>`;
}

function textXml(reference: string, style: number, text: string): string {
  const content = xmlText(text.slice(0, textLimit));
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${content}</t></is></c>`;
}

/** Days since 30 December 1899, as spreadsheets count; null for what is no date. */
function serialOf(text: string): number | null {
  const match = /^(\d{4}-\d\d-\d\d)(?: (\d\d):(\d\d) ([AP])M)?$/.exec(text);
  if (match === null) return null;
  const [, day = '', hours = '12', minutes = '0', half = 'A'] = match;
  const days = Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569;
  const hour = (Number(hours) % 12) + (half === 'P' ? 12 : 0);
  return days + (hour * 60 + Number(minutes)) / 1440;
}

/** A, B, …, Z, AA, AB, … */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}
