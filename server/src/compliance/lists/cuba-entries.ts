import type { ListCode, ListEntry, ListName } from './list-entry.ts';
import type { RowProblem } from './read-csv.ts';
import { readCsv } from './read-csv.ts';

export interface CubaEntries {
  readonly entries: readonly ListEntry[];
  readonly problems: readonly RowProblem[];
}

/** State Department, Cuba Restricted List: Id, Company, Acronym, Alias, Sector, Category, Parent, EffectiveDate, SourceURL. */
export function readRestrictedList(text: string): CubaEntries {
  return readStateList(text, { list: 'CRL', nameColumn: 'Company' });
}

/** State Department, Cuba Prohibited Accommodations List: Id, Name, Alias, City, Address, SourceURL. */
export function readProhibitedAccommodations(text: string): CubaEntries {
  return readStateList(text, { list: 'CPA', nameColumn: 'Name' });
}

interface Format {
  readonly list: ListCode;
  readonly nameColumn: string;
}

function readStateList(text: string, format: Format): CubaEntries {
  const { rows, problems } = readCsv(text);
  const faults: RowProblem[] = [...problems];
  const head = rows[0]?.cells.map((cell) => cell.trim()) ?? [];
  if (!head.includes('Id') || !head.includes(format.nameColumn)) {
    return { entries: [], problems: [...faults, { line: 1, problem: 'columns' }] };
  }
  const entries = new Map<string, ListEntry>();
  for (const { line, cells } of rows.slice(1)) {
    const row = new Map(head.map((name, column) => [name, cells[column]?.trim() ?? '']));
    const problem = problemOf({ row, cells: cells.length, columns: head.length }, { format, entries });
    if (problem) faults.push({ line, problem });
    else entries.set(row.get('Id') ?? '', toEntry(row, format));
  }
  return { entries: [...entries.values()], problems: faults };
}

function problemOf(
  { row, cells, columns }: { row: ReadonlyMap<string, string>; cells: number; columns: number },
  { format, entries }: { format: Format; entries: ReadonlyMap<string, ListEntry> },
): RowProblem['problem'] | undefined {
  if (cells !== columns) return 'columns';
  if (!row.get('Id')) return 'id';
  if (!row.get(format.nameColumn)) return 'name';
  return entries.has(row.get('Id') ?? '') ? 'duplicate' : undefined;
}

function toEntry(row: ReadonlyMap<string, string>, { list, nameColumn }: Format): ListEntry {
  const cell = (name: string): string => row.get(name) ?? '';
  const names: ListName[] = [
    { name: cell(nameColumn), use: 'primary' },
    ...split(cell('Alias')).map((name) => ({ name, use: 'aka' as const })),
    ...split(cell('Acronym').replaceAll('/', ';')).map((name) => ({ name, use: 'acronym' as const })),
  ];
  const city = cell('City');
  const street = cell('Address');
  return {
    list,
    id: cell('Id'),
    kind: 'organisation',
    programs: [list === 'CRL' ? 'CUBA-RESTRICTED' : 'CUBA-ACCOMMODATIONS'],
    names,
    ...(cell('Category') ? { title: cell('Category') } : {}),
    ...(cell('EffectiveDate') ? { remarks: `Effective ${cell('EffectiveDate')}` } : {}),
    births: [],
    birthPlaces: [],
    sexes: [],
    nationalities: ['Cuba'],
    ids: [],
    addresses:
      street || city ? [{ ...(street ? { street } : {}), ...(city ? { city } : {}), country: 'Cuba' }] : [],
    linkedTo: cell('Parent') ? [cell('Parent')] : [],
  };
}

function split(text: string): string[] {
  return text
    .split(';')
    .map((name) => name.trim())
    .filter(Boolean);
}
