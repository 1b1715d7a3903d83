import { setTimeout as pause } from 'node:timers/promises';
import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineExplorer } from '#domain/kernel/explorer.ts';
import { exportBody } from '#domain/kernel/explorer.endpoints.ts';
import type { Language } from '#domain/kernel/problem.ts';
import { exportLabels } from '#domain/kernel/export-labels.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import type { ExplorerSource } from '../explorer/source.ts';
import type { ExportRequest } from './export-explorer.ts';
import { exportExplorer } from './export-explorer.ts';
import { unzip } from './test-unzip.ts';

const app = await testApp([]);

const explorer = defineExplorer()({
  name: 'samples',
  path: '/api/samples',
  access: { who: ['any'] },
  row: z.object({ id: z.string() }),
  defaultSort: '-amount',
  hasSearch: true,
  columns: {
    name: { kind: 'text' },
    amount: { kind: 'money' },
    status: { kind: 'enum', values: ['Odd', 'Even'] },
  },
} as const);

const labels = exportLabels(explorer, {
  en: {
    title: 'Samples',
    columns: { name: 'Name', amount: 'Amount', status: 'Status' },
    values: { status: { Odd: 'Odd', Even: 'Even' } },
  },
  es: {
    title: 'Muestras',
    columns: { name: 'Nombre', amount: 'Importe', status: 'Estado' },
    values: { status: { Odd: 'Impar', Even: 'Par' } },
  },
});

/** 100,000 rows of which the caller may see all but the last. */
const source: ExplorerSource = {
  explorer,
  from: () => sql`samples s`,
  visible: () => sql`s.id <> 100000`,
  id: sql`s.id`,
  columns: {
    name: sql`s.name`,
    amount: { value: sql`s.id * 10`, sort: sql`s.id` },
    status: sql`case when s.id % 2 = 0 then 'Even' else 'Odd' end`,
  },
  search: (pattern) => sql`fold(s.name) like ${pattern}`,
};

let context: OfficeContext;
const ask = (body: Partial<ExportRequest>): ExportRequest =>
  exportBody.parse({ format: 'csv', columns: ['name', 'amount', 'status'], ...body });
interface As {
  readonly toRow?: (raw: object) => object;
  readonly language?: Language;
}
const exportOf = async (body: Partial<ExportRequest>, { toRow = asItIs, language = 'en' }: As = {}) =>
  await exportExplorer({ source, toRow, labels }, { ...context, language }, ask(body));
const asItIs = (raw: object): object => raw;
/** Byte for byte: a text decoder would swallow the mark of UTF-8. */
const contentOf = async (body: Readable | Buffer) => (await buffer(body as Readable)).toString();

beforeAll(async () => {
  const { owner } = app.database;
  await sql`create table samples (id bigint primary key, name text not null)`.execute(owner);
  await sql`insert into samples select n, '=SUM(' || n || ') Ñandú' from generate_series(1, 100000) n`.execute(
    owner,
  );
  const office = await app.insertOffice();
  const user = await app.insertUser({ offices: [office.id] });
  context = {
    services: app.services,
    endpoint: 'POST /api/samples/export',
    requestId: 'r',
    ip: '127.0.0.1',
    language: 'en',
    now: app.clock.now,
    idempotency: null,
    ifMatch: null,
    user: { ...user, name: 'Test', roles: ['Sale'], roleMenus: [] },
    office: { ...office, officeType: 'Regular', serviceTypes: [], timeZone: 'America/New_York' },
  } as unknown as OfficeContext;
});

describe('an export', () => {
  test('has every visible row of the filter once, in the order and with the columns asked for', async () => {
    const { body, name } = await exportOf({ sort: 'amount', columns: ['amount', 'name'] });
    const lines = (await contentOf(body)).split('\r\n');
    expect(name).toBe('Samples 2026-11-20.csv');
    expect(lines[0]).toBe('\uFEFFAmount,Name');
    expect(lines[1]).toBe("0.10,'=SUM(1) Ñandú");
    expect(lines.slice(1, -1).map((line) => Number(line.split(',')[0]) * 10)).toEqual(
      Array.from({ length: 99_999 }, (_, index) => index + 1),
    );
  });

  test('follows search, filter and the language of the reader', async () => {
    const { body } = await exportOf({ q: 'ÑANDU sum(77)', filter: ['status:in:Odd'] }, { language: 'es' });
    expect(await contentOf(body)).toBe("\uFEFFNombre,Importe,Estado\r\n'=SUM(77) Ñandú,7.70,Impar\r\n");
  });

  test('of chosen rows leaves out what the caller may not see', async () => {
    const { body } = await exportOf({ ids: ['5', '100000', '3'], columns: ['amount'] });
    expect(await contentOf(body)).toBe('\uFEFFAmount\r\n0.50\r\n0.30\r\n');
  });

  test('hides what the row of the screen hides', async () => {
    const { body } = await exportOf(
      { ids: ['5'], columns: ['name'] },
      { toRow: (raw) => ({ ...raw, name: '••••' }) },
    );
    expect(await contentOf(body)).toBe('\uFEFFName\r\n••••\r\n');
  });

  test('of 100,000 rows as a workbook is whole', async () => {
    const { body } = await exportOf({ format: 'xlsx' });
    const sheet = unzip(await buffer(body as Readable)).get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet.match(/<row /g)).toHaveLength(100_000);
    expect(sheet).toContain('<c r="B2" s="2"><v>9999.90</v></c>');
  });

  test.each(['csv', 'xlsx'] as const)(
    'reads the next page of a %s only when this one is taken',
    async (format) => {
      const toRow = vi.fn((raw: object) => raw);
      const { body } = await exportOf({ format }, { toRow });
      const stream = body as Readable;
      await new Promise((resolve) => stream.once('readable', resolve));
      await pause(300);
      const waiting = toRow.mock.calls.length;
      expect(waiting).toBeLessThanOrEqual(10_000);
      stream.destroy();
      await pause(100);
      expect(toRow.mock.calls.length).toBeLessThanOrEqual(waiting + 2000);
    },
  );

  test('stands in the activity log before its first row is read', async () => {
    const { body } = await exportOf({ q: 'sum(77)', columns: ['name'] });
    (body as Readable).destroy();
    const entry = await app.database.app
      .selectFrom('activity')
      .selectAll()
      .where('action', '=', 'exported')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      scope: 'security',
      entity: 'explorer',
      entity_id: 'samples',
      label: 'Samples',
    });
    expect(entry.user_id).toBe(context.user.id);
    expect(entry.changes).toEqual(
      expect.arrayContaining([
        { field: 'count', before: null, after: 1 },
        { field: 'search', before: null, after: 'sum(77)' },
        { field: 'columns', before: null, after: ['name'] },
      ]),
    );
  });

  test('that an administrator has switched off is refused', async () => {
    const users = { ...source, explorer: { ...explorer, name: 'users' } };
    const run = () => exportExplorer({ source: users, toRow: asItIs, labels }, context, ask({ ids: ['1'] }));
    await expect(run()).resolves.toMatchObject({ mime: 'text/csv; charset=utf-8' });
    const row = { report: 'users-export', roles: ['Sale'], is_active: false };
    await app.database.owner.insertInto('report_access').values(row).execute();
    await expect(run()).rejects.toMatchObject({ code: 'report-inactive' });
  });

  test('refuses a column that is not there', async () => {
    await expect(exportOf({ columns: ['password'] })).rejects.toMatchObject({ code: 'unknown-column' });
    await expect(exportOf({ columns: ['constructor'] })).rejects.toMatchObject({ code: 'unknown-column' });
  });
});
