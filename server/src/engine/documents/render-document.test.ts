import { existsSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { documentKinds } from '#domain/areas/reports/reports.catalogue.ts';
import { drawBarcode } from './barcode.ts';
import { renderDocument, stopRendering } from './render-document.ts';

afterAll(stopRendering);

const now = new Date('2026-11-20T15:00:00Z');
const frame = {
  office: { name: 'Hialeah Main', lines: ['4850 W 12th Ave'] },
  printedAt: '2026-11-20 10:00 AM',
  printedBy: 'Ana Ruiz',
};
const code = { symbology: 'code128', text: 'HIA-TEST' };
const testPage = {
  frame,
  printer: 'Zebra',
  code128: code,
  qr: { symbology: 'qr', text: 'HIA' },
  pdf417: { symbology: 'pdf417', text: 'HIA' },
};
const office = {
  code: 'HIA',
  name: 'Hialeah Main',
  type: 'Regular',
  isActive: true,
  holdReason: null,
  territory: '',
  parent: '',
  address: [],
  phones: [],
  timeZone: 'America/New_York',
  creditModel: 'No limit',
  creditLimit: '',
  seesCustomers: true,
  users: 0,
  since: '',
  hours: [],
  services: [],
  licences: [] as object[],
};

/** Widths and heights of the pages in points. */
function pageSizes(pdf: Buffer): number[][] {
  const boxes = textOf(pdf).matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g);
  return [...boxes].map(([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))]);
}

/** The file with its packed streams opened. */
function textOf(pdf: Buffer): string {
  const raw = pdf.toString('latin1');
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, packed = '']) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return [raw, ...streams].join('\n');
}

const utf8 = (text: string) => Buffer.from(text, 'latin1').toString();

describe('a document', () => {
  test('of every kind has a template', () => {
    for (const kind of documentKinds) expect(existsSync(`documents/${kind}.typ`), kind).toBe(true);
  });

  test.each([
    ['Letter', 612, 792],
    ['Label4x6', 288, 432],
  ] as const)('on %s has the size of the paper', async (paper, width, height) => {
    const pdf = await renderDocument({ kind: 'test-page', language: 'en', paper, data: testPage, now });
    expect(pageSizes(pdf)).toEqual([[width, height]]);
  });

  test('on a ticket is 80 mm wide and as long as it needs', async () => {
    const render = (printer: string) =>
      renderDocument({
        kind: 'test-page',
        language: 'es',
        paper: 'Ticket80',
        data: { ...testPage, printer },
        now,
      });
    const [[width, height] = []] = pageSizes(await render('Zebra'));
    const [[, higher = 0] = []] = pageSizes(await render('A very long note about the printer '.repeat(5)));
    expect(width).toBe(227);
    expect(higher).toBeGreaterThan(height ?? Infinity);
  });

  test('can be read aloud in its language', async () => {
    const render = (language: 'en' | 'es') =>
      renderDocument({ kind: 'test-page', language, paper: 'Letter', data: testPage, now });
    const [english, spanish] = [textOf(await render('en')), textOf(await render('es'))];
    for (const text of [english, spanish]) expect(text).toContain('pdfuaid:part');
    expect(english).toContain('/Lang (en)');
    expect(spanish).toContain('/Lang (es)');
    expect(english).toContain('Printer test page');
    expect(utf8(spanish)).toContain('Página de prueba');
  });

  test('shows what people typed as they typed it, never as code of the template', async () => {
    const typed = '#sys.version $1 *b* ñ';
    const data = { frame, office: { ...office, code: typed }, code };
    const pdf = await renderDocument({ kind: 'office-sheet', language: 'en', paper: 'Letter', data, now });
    expect(utf8(textOf(pdf))).toContain(`Office sheet ${typed}`);
  });

  test('goes on over as many pages as it needs', async () => {
    const licence = {
      kind: 'Seller of Travel',
      number: 'ST-1',
      state: 'FL',
      expires: '2027-01-31',
      isExpired: false,
    };
    const data = { frame, office: { ...office, licences: Array(60).fill(licence) }, code };
    const pdf = await renderDocument({ kind: 'office-sheet', language: 'es', paper: 'Letter', data, now });
    expect(pageSizes(pdf).length).toBeGreaterThan(1);
  });

  test('is the same file for the same data', async () => {
    const render = () =>
      renderDocument({ kind: 'test-page', language: 'en', paper: 'Label4x6', data: testPage, now });
    expect((await render()).equals(await render())).toBe(true);
  });

  test('whose data does not fit its template is refused, and the next one is made', async () => {
    const broken = renderDocument({
      kind: 'test-page',
      language: 'en',
      paper: 'Letter',
      data: { frame },
      now,
    });
    await expect(broken).rejects.toThrow('test-page does not compile');
    const good = renderDocument({ kind: 'test-page', language: 'en', paper: 'Letter', data: testPage, now });
    expect((await good).subarray(0, 5).toString()).toBe('%PDF-');
  });
});

test.each(['code128', 'qr', 'pdf417'] as const)(
  'a barcode %s is drawn, another text another way',
  (symbology) => {
    const [one, other] = ['HIA-1', 'HIA-2'].map((text) => drawBarcode({ symbology, text }));
    expect(one).toMatch(/^<svg .*<\/svg>\s*$/s);
    expect(one).not.toBe(other);
  },
);
