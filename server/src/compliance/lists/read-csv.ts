export interface CsvRow {
  /** From 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface RowProblem {
  readonly line: number;
  readonly problem: 'columns' | 'quote' | 'id' | 'duplicate' | 'name' | 'too-long';
}

export interface CsvRows {
  readonly rows: readonly CsvRow[];
  readonly problems: readonly RowProblem[];
}

/** No published row is longer; a cell without an end would otherwise take the whole file. */
const longestRow = 200_000;

/**
 * Comma-separated rows, one a line: no published list breaks a row, so a quote that is never closed costs its own line
 * and not the rest of the file. A quote inside a quoted cell may stand doubled or, as in real files, alone.
 */
export function readCsv(text: string): CsvRows {
  const rows: CsvRow[] = [];
  const problems: RowProblem[] = [];
  let line = 0;
  for (const raw of text.split(/\r\n|\n|\r/)) {
    line += 1;
    const row = raw.replaceAll('\u001a', '').replaceAll('\ufeff', '').replaceAll('\0', '');
    if (row.trim() === '' || /^[\s,]*$/.test(row)) continue;
    const cells = row.length > longestRow ? undefined : readRow(row);
    if (cells) rows.push({ line, cells });
    else problems.push({ line, problem: row.length > longestRow ? 'too-long' : 'quote' });
  }
  return { rows, problems };
}

function readRow(row: string): string[] | undefined {
  const cells: string[] = [];
  let place = 0;
  while (place <= row.length) {
    const start = place;
    while (row[place] === ' ' || row[place] === '\t') place += 1;
    if (row[place] === '"') {
      const end = closingQuote(row, place + 1);
      if (end === -1) return undefined;
      cells.push(row.slice(place + 1, end).replaceAll('""', '"'));
      place = afterComma(row, end + 1);
    } else {
      const comma = row.indexOf(',', place);
      const end = comma === -1 ? row.length : comma;
      cells.push(row.slice(start, end));
      place = end + 1;
    }
  }
  return cells;
}

/** The quote that ends a cell: the first single one with a comma or the end behind it. */
function closingQuote(row: string, from: number): number {
  let place = row.indexOf('"', from);
  while (place !== -1) {
    if (row[place + 1] === '"') place += 1;
    else if (/^\s*(,|$)/.test(row.slice(place + 1, place + 8))) return place;
    place = row.indexOf('"', place + 1);
  }
  return -1;
}

function afterComma(row: string, place: number): number {
  const comma = row.indexOf(',', place);
  return comma === -1 ? row.length + 1 : comma + 1;
}
