import type { Cell } from './cell.ts';

/** Tells a spreadsheet that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

/** RFC 4180: CRLF after every line, quotes where a cell needs them. A piece for the header and one for each page. */
export async function* csv(
  header: readonly string[],
  pages: AsyncIterable<Cell[][]>,
): AsyncGenerator<string> {
  yield byteOrderMark + line(header.map(harmless));
  for await (const page of pages) yield page.map((row) => line(row.map(written))).join('');
}

function line(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

function written({ type, text }: Cell): string {
  return type === 'text' ? harmless(text) : text;
}

/** A spreadsheet runs a cell that begins like a formula; after an apostrophe it is text. */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
