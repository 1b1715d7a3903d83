import { createHash } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import type { ReportRow } from '#domain/areas/reports/reports.endpoints.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { stopRendering } from '#server/engine/documents/render-document.ts';
import { produceDocument } from '#server/documents.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import { bindReports } from './reports.routes.ts';

const app = await testApp([bindReports(produceDocument)]);
afterAll(stopRendering);

const office = await app.insertOffice({ printing: JSON.stringify({ papers: { 'test-page': 'Label4x6' } }) });
const elsewhere = await app.insertOffice();
const corporation = await app.insertUser({ roles: ['CorporationAdmin'], offices: [office.id] });
const admin = await app.insertUser({ roles: ['Admin'], offices: [office.id] });
const seller = await app.insertUser({ roles: ['Sale'], offices: [office.id] });
const as = (user: { token: string }) => ({ token: user.token, office: office.id });

const newUser = (values = {}) =>
  app.insertUser({
    status: 'Invited',
    first_name: 'Ana',
    last_name: 'Peña',
    offices: [office.id],
    ...values,
  });
const print = (user: { token: string }, kind: string, body: object = {}) =>
  app.call<{ code: string; details?: { fields: { path: string }[] } }>('POST', `/api/documents/${kind}`, {
    ...as(user),
    body,
  });
const catalogue = async (user: { token: string }) => {
  const { body } = await app.call<{ rows: ReportRow[] }>('GET', '/api/settings/reports', as(user));
  return new Map(body.rows.map((row) => [row.kind, row]));
};
const decide = (kind: string, version: number, body: object) =>
  app.call<Created>('PUT', `/api/settings/reports/${kind}`, { ...as(corporation), version, body });

describe('the catalogue', () => {
  test('says for the caller what there is and what they may run', async () => {
    const rows = await catalogue(admin);
    expect(rows.get('activation-letter')).toMatchObject({
      form: 'document',
      formats: ['pdf'],
      parameters: [{ name: 'userId', explorer: 'users', title: 'User' }],
      endpoint: 'POST /api/documents/activation-letter',
      isDefault: true,
      version: 0,
      mayRun: true,
    });
    expect(rows.get('users-export')).toMatchObject({ formats: ['csv', 'xlsx'], mayRun: true });
    const { status } = await app.call('GET', '/api/settings/reports', as(seller));
    expect(status).toBe(409);
  });

  test('follows a decision, which is versioned and logged', async () => {
    const saved = await decide('test-page', 0, { roles: ['Sale', 'Admin'], isActive: false });
    expect(saved.body).toEqual({ id: 'test-page', version: 1 });
    expect((await catalogue(admin)).get('test-page')).toMatchObject({
      roles: ['Admin', 'Sale'],
      isActive: false,
      isDefault: false,
      mayRun: false,
    });
    expect((await print(seller, 'test-page')).body.code).toBe('report-inactive');

    expect((await decide('test-page', 0, { roles: [], isActive: true })).status).toBe(412);
    expect((await decide('test-page', 1, { roles: ['Admin'], isActive: true })).body.version).toBe(2);
    expect((await print(seller, 'test-page')).body.code).toBe('not-your-role');
    expect((await print(admin, 'test-page')).status).toBe(200);
    await decide('test-page', 2, { roles: ['Admin', 'Sale'], isActive: true });

    const { changes } = await app.database.app
      .selectFrom('activity')
      .select('changes')
      .where('entity', '=', 'report')
      .where('entity_version', '=', 2)
      .executeTakeFirstOrThrow();
    expect(changes).toEqual([
      { field: 'roles', before: ['Admin', 'Sale'], after: ['Admin'] },
      { field: 'isActive', before: false, after: true },
    ]);
  });
});

describe('a document', () => {
  test('comes as a PDF with a name, on the paper the office has chosen', async () => {
    const { status, headers, bytes } = await print(seller, 'test-page', { language: 'es' });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toContain(
      `filename*=UTF-8''P%C3%A1gina%20de%20prueba%20de%20impresi%C3%B3n%20${office.code}.pdf`,
    );
    expect(bytes.toString('latin1')).toMatch(/MediaBox\s*\[0 0 288 432\]/);
    const letter = await print(seller, 'test-page', { paper: 'Letter' });
    expect(letter.bytes.toString('latin1')).toMatch(/MediaBox\s*\[0 0 612 792\]/);
  });

  test('refuses parameters and papers it does not have', async () => {
    const pathOf = async (kind: string, body: object) =>
      (await print(admin, kind, body)).body.details?.fields[0]?.path;
    expect(await pathOf('office-sheet', {})).toBe('parameters.officeId');
    expect(await pathOf('office-sheet', { parameters: { officeId: "1' or 1=1" } })).toBe(
      'parameters.officeId',
    );
    expect(await pathOf('test-page', { parameters: { officeId: '1' } })).toBe('parameters.officeId');
    const parameters = { officeId: office.id };
    expect(await pathOf('office-sheet', { parameters, paper: 'Ticket80' })).toBe('paper');
    expect((await print(admin, 'no-such-thing')).status).toBe(400);
  });

  test('about an office is for those who see the office', async () => {
    const sheet = (user: { token: string }, id: string) =>
      print(user, 'office-sheet', { parameters: { officeId: id } });
    expect((await sheet(admin, office.id)).status).toBe(200);
    expect((await sheet(admin, elsewhere.id)).status).toBe(404);
    expect((await sheet(corporation, elsewhere.id)).status).toBe(200);
    expect((await sheet(seller, office.id)).body.code).toBe('not-your-role');
  });
});

describe('the activation letter', () => {
  const letter = (user: { token: string }, userId: string) =>
    print(user, 'activation-letter', { parameters: { userId } });
  const linksOf = async (userId: string) =>
    await app.database.app.selectFrom('user_tokens').selectAll().where('user_id', '=', userId).execute();

  test('makes a link of its own that replaces the earlier one, and stands in the log', async () => {
    const ana = await newUser();
    const { status, bytes, headers } = await letter(admin, ana.id);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain('Ana%20Pe%C3%B1a.pdf');
    const address = /\/URI \((http[^)]*\/activate\/([\w-]+))\)/.exec(bytes.toString('latin1'));
    const [first] = await linksOf(ana.id);
    expect(first?.token_hash).toBe(
      createHash('sha256')
        .update(address?.[2] ?? '')
        .digest('base64url'),
    );

    await letter(admin, ana.id);
    const links = await linksOf(ana.id);
    expect(links.filter((link) => link.used_at === null)).toHaveLength(1);
    const lines = await app.database.app
      .selectFrom('activity')
      .selectAll()
      .where('action', '=', 'printed')
      .where('entity_id', '=', ana.id)
      .where('entity', '=', 'user')
      .execute();
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({ scope: 'security', label: 'Ana Peña', user_id: admin.id });
  });

  test('is only for people who still have to activate', async () => {
    const { body } = await letter(admin, (await newUser({ status: 'Active' })).id);
    expect(body.code).toBe('not-in-this-status');
  });

  test('is not a way for an office admin to take over other accounts', async () => {
    const chief = await newUser({ roles: ['CorporationAccounting'] });
    const guest = await newUser({ offices: [office.id, elsewhere.id] });
    const stranger = await newUser({ offices: [elsewhere.id] });
    expect((await letter(admin, chief.id)).body.code).toBe('not-your-role');
    expect((await letter(admin, guest.id)).body.code).toBe('user-of-other-offices');
    expect((await letter(admin, stranger.id)).status).toBe(404);
    expect(await linksOf(chief.id)).toEqual([]);
    expect((await letter(corporation, chief.id)).status).toBe(200);
  });
});
