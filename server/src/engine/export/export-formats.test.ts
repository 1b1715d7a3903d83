import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { Cell, ExportColumn } from './cell.ts';
import { cellOf } from './cell.ts';
import { csv } from './csv.ts';
import { unzip } from './test-unzip.ts';
import { xlsx } from './xlsx.ts';

const style = {
  language: 'es',
  timeZone: 'America/Havana',
  texts: { title: 'Órdenes', columns: {}, values: { status: { Hold: 'Retenida' } } },
} as const;
const cell = (kind: ExportColumn['kind'], value: unknown, name = 'x') => cellOf({ name, kind }, value, style);
const text = (value: string): Cell => ({ type: 'text', text: value });

async function* pagesOf(...pages: Cell[][][]): AsyncGenerator<Cell[][]> {
  yield* pages;
}

async function asCsv(header: string[], ...pages: Cell[][][]): Promise<string> {
  return (await buffer(Readable.from(csv(header, pagesOf(...pages)), { objectMode: false }))).toString();
}

async function asSheet(header: string[], ...pages: Cell[][][]): Promise<Map<string, string>> {
  const columns = header.map((name) => ({ name, kind: 'text' as const }));
  const pieces = xlsx({ title: 'Órdenes [1/2]', columns, header, pages: pagesOf(...pages) });
  return unzip(await buffer(Readable.from(pieces)));
}

describe('a cell', () => {
  test('shows moments as the clocks of the office do, in summer and in winter', () => {
    expect(cell('instant', '2026-11-20T17:05:00Z')).toEqual({ type: 'moment', text: '2026-11-20 12:05 PM' });
    expect(cell('instant', '2026-07-20T04:05:00Z')).toEqual({ type: 'moment', text: '2026-07-20 12:05 AM' });
  });

  test('writes money from minor units without losing a cent', () => {
    expect(cell('money', '900719925474099301').text).toBe('9007199254740993.01');
    expect(cell('money', '-5').text).toBe('-0.05');
    expect(cell('money', 0).text).toBe('0.00');
  });

  test('names enum values, lists too, and leaves unknown ones as they are', () => {
    expect(cell('enum', 'Hold', 'status').text).toBe('Retenida');
    expect(cell('enum', ['Hold', 'Draft'], 'status').text).toBe('Retenida; Draft');
    expect(cell('boolean', true).text).toBe('Sí');
  });

  test('says what changed', () => {
    expect(cell('text', [{ field: 'status', before: null, after: 'Active' }]).text).toBe(
      'status: – → Active',
    );
  });

  test('keeps long digits as text, since a spreadsheet would round them', () => {
    expect(cell('number', '1234567890123456').type).toBe('text');
    expect(cell('number', '-12.5')).toEqual({ type: 'number', text: '-12.5' });
  });
});

describe('CSV', () => {
  test('is RFC 4180 with the mark of UTF-8', async () => {
    const rows = [[text('Peña, "Ñico"\nCerro'), text(' x')]];
    expect(await asCsv(['a', 'b'], rows, [[text(''), text('z')]])).toBe(
      '\uFEFFa,b\r\n"Peña, ""Ñico""\nCerro"," x"\r\n,z\r\n',
    );
  });

  test.each(['=1+1', '+1 305 555 0140', '-2', '@SUM(A1)', '\t=1', '\r=1'])(
    'makes %j harmless',
    async (formula) => {
      const line = (await asCsv(['a'], [[text(formula)]])).split('\r\n').slice(1).join('\r\n');
      expect(line.replace(/^"/, '')).toMatch(/^'/);
    },
  );

  test('leaves negative numbers and money alone', async () => {
    const row: Cell[] = [
      { type: 'number', text: '-2' },
      { type: 'money', text: '-2.50' },
    ];
    expect(await asCsv(['a', 'b'], [row])).toContain('\r\n-2,-2.50\r\n');
  });
});

describe('XLSX', () => {
  const row: Cell[] = [
    text('=cmd|"/c calc"!A1 <&> _x0041_ \u0007ñ'),
    { type: 'money', text: '-1234.50' },
    { type: 'day', text: '2026-11-20' },
    { type: 'moment', text: '2026-11-20 12:00 PM' },
  ];

  test('is a workbook whose sheet has the header and all pages', async () => {
    const parts = await asSheet(['a', 'b', 'c', 'd'], [row], [row, row]);
    expect([...parts.keys()][0]).toBe('[Content_Types].xml');
    expect(parts.get('xl/workbook.xml')).toContain('name="Órdenes  1 2 "');
    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet.match(/<row /g)).toHaveLength(4);
    expect(sheet).toContain('<autoFilter ref="A1:D4"/>');
  });

  test('keeps text as marked text and numbers, days and moments as numbers', async () => {
    const parts = await asSheet(['a', 'b', 'c', 'd'], [row]);
    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).not.toContain('<f>');
    expect(sheet).toContain(
      '<c r="A2" s="1" t="inlineStr"><is><t xml:space="preserve">' +
        '=cmd|&quot;/c calc&quot;!A1 &lt;&amp;&gt; _x005F_x0041_ ñ</t>',
    );
    const [, marked] =
      parts
        .get('xl/styles.xml')
        ?.split('<cellXfs')[1]
        ?.match(/<xf [^>]*>/g) ?? [];
    expect(marked).toContain('quotePrefix="1"');
    expect(sheet).toContain('<c r="B2" s="2"><v>-1234.50</v></c>');
    expect(sheet).toContain('<c r="C2" s="3"><v>46346</v></c>');
    expect(sheet).toContain('<c r="D2" s="4"><v>46346.5</v></c>');
  });

  test('names columns past Z', async () => {
    const header = Array.from({ length: 28 }, (_, index) => `c${index}`);
    const sheet = (await asSheet(header)).get('xl/worksheets/sheet1.xml');
    expect(sheet).toContain('r="AB1"');
  });
});
