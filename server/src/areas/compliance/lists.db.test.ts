import { beforeAll, describe, expect, it } from 'vitest';
import type { VersionPreview } from '#domain/areas/compliance/lists.papers.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { readBasis } from '#server/compliance/lists/basis.queries.ts';
import { main, offer, sdnFile, sdnRow } from '#server/compliance/lists/list-versions.fixture.ts';
import { bindFiles } from '#server/platform/files/files.routes.ts';
import type { TestUser } from '#server/platform/http/test-people.queries.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import { isListFile } from './lists-papers.queries.ts';
import { bindLists } from './lists.routes.ts';

const test = await testApp([(app, services) => bindFiles(app, services, [isListFile]), bindLists]);
const { app: db } = test.database;
const rows = Array.from({ length: 300 }, (_, place) => sdnRow(place + 1, `PEREZ ${place}, Ana`));
let officer: TestUser;
let other: TestUser;
let seller: TestUser;
let office: string;

beforeAll(async () => {
  ({ id: office } = await test.insertOffice({ is_head_office: true }));
  officer = await test.insertUser({ roles: ['CorporationCompliance'], offices: [office] });
  other = await test.insertUser({ roles: ['CorporationCompliance'], offices: [office] });
  seller = await test.insertUser({ roles: ['Sale'], offices: [office] });
  await offer(test, 'OFAC_CONS', [main(sdnFile(rows))]);
});

async function call<Body>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  options: { body?: unknown; version?: number; as?: TestUser } = {},
) {
  const { as = officer, ...rest } = options;
  return await test.call<Body>(method, path, { token: as.token, office, ...rest });
}

async function upload(bytes: Uint8Array, as = officer): Promise<string> {
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="CONS_PRIM.CSV"\r\n\r\n';
  const answer = await test.call<{ id: string }>('POST', '/api/files', {
    token: as.token,
    office,
    query: { use: 'list' },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  return answer.body.id;
}

const preview = async (fileId: string) =>
  await call<VersionPreview>('POST', '/api/compliance/list-previews', {
    body: { source: 'OFAC_CONS', files: [{ part: 'main', fileId }] },
  });

const activate = async (fileId: string, sha256: string, as = officer) =>
  await call<Created>('POST', '/api/compliance/list-versions', {
    as,
    body: {
      source: 'OFAC_CONS',
      files: [{ part: 'main', fileId }],
      sha256,
      publishedOn: '2026-11-19',
      reason: 'Monthly check',
    },
  });

describe('a version brought by hand', () => {
  const newer = sdnFile([...rows.slice(1), sdnRow(2000, 'UNO, Ana')]);

  it('is shown before anything changes, and becomes active by the second click', async () => {
    const basis = await readBasis(db);
    const fileId = await upload(newer);
    const { status, body: shown } = await preview(fileId);
    expect(status).toBe(200);
    expect(shown).toMatchObject({
      fault: null,
      added: 1,
      changed: 0,
      removed: 1,
      rows: 300,
      rowsBefore: 300,
    });
    expect(shown.changes.map(({ op, name }) => [op, name])).toEqual([
      ['add', 'UNO, Ana'],
      ['del', 'PEREZ 0, Ana'],
    ]);
    expect(await readBasis(db)).toBe(basis);

    const made = await activate(fileId, shown.sha256);
    expect(made.status).toBe(200);
    expect(await readBasis(db)).not.toBe(basis);
    const paper = await call('GET', `/api/compliance/list-versions/${made.body.id}`);
    expect(paper.body).toMatchObject({
      status: 'active',
      origin: 'upload',
      publishedOn: '2026-11-19',
      reason: 'Monthly check',
      files: [{ part: 'main', name: 'CONS_PRIM.CSV', rows: 300 }],
    });
    const changes = await call('GET', '/api/compliance/list-changes');
    expect(changes.body).toMatchObject({
      rows: [
        { op: 'del', entryId: '1' },
        { op: 'add', entryId: '2000', change: expect.stringContaining('name: UNO, Ana') },
      ],
    });
    const file = await call('GET', `/api/files/${fileId}`, { as: other });
    expect([file.status, file.bytes.equals(newer)]).toEqual([200, true]);
    const log = await db.selectFrom('activity').select(['action', 'reason']).execute();
    expect(log).toContainEqual({ action: 'list-active', reason: 'Monthly check' });
  });

  it('is refused as another one when what is active changed since it was shown', async () => {
    const fileId = await upload(sdnFile([...rows, sdnRow(2001, 'DOS, Ana')]));
    expect(await activate(fileId, '0'.repeat(64))).toMatchObject({
      status: 409,
      body: { code: 'list-not-as-shown' },
    });
  });

  it('says why it may not be used, and is kept as refused when it is sent all the same', async () => {
    const fileId = await upload(Buffer.from('<html>'));
    const { body: shown } = await preview(fileId);
    expect(shown.fault).toEqual({ part: 'main', fault: 'web-page' });
    const { body: made } = await activate(fileId, shown.sha256);
    expect((await call('GET', `/api/compliance/list-versions/${made.id}`)).body).toMatchObject({
      status: 'rejected',
      fault: 'web-page',
    });
  });

  it('is taken of nobody else’s files, and from nobody who may not', async () => {
    const fileId = await upload(newer);
    expect(await activate(fileId, '0'.repeat(64), other)).toMatchObject({ status: 422 });
    expect(await activate(fileId, '0'.repeat(64), seller)).toMatchObject({
      status: 409,
      body: { code: 'not-your-role' },
    });
  });
});

it('tells everybody what waits, and compliance how old the lists are', async () => {
  await db
    .updateTable('list_sources')
    .set({ fresh_at: new Date('2026-11-01T00:00:00Z') })
    .execute();
  const mine = await call<{ sources: unknown[] }>('GET', '/api/list-standing');
  expect(mine.body).toMatchObject({ isStale: true, blocksAbove: '50000' });
  expect(mine.body.sources).toHaveLength(4);
  const theirs = await call('GET', '/api/list-standing', { as: seller });
  expect(theirs.body).toMatchObject({ isStale: true, blocksAbove: '50000', sources: [] });
});

it('shows an entry with every change of it', async () => {
  const found = await call<{ rows: { id: string }[] }>(
    'GET',
    '/api/compliance/list-entries?q=perez%200&filter=isListed:is:false',
  );
  expect(found.body.rows).toContainEqual(expect.objectContaining({ name: 'PEREZ 0, Ana', isListed: false }));
  const entry = await call('GET', `/api/compliance/list-entries/${found.body.rows[0]?.id}`);
  expect(entry.body).toMatchObject({
    isListed: false,
    entry: { names: [{ name: 'PEREZ 0, Ana', use: 'primary' }], births: [{ year: 1950 }] },
    history: [{ op: 'del' }],
  });
});

it('changes a source once per version, only over TLS, and asks it when its download is on', async () => {
  const path = '/api/compliance/list-sources/OFAC_CONS';
  const body = {
    addresses: { main: 'https://lists.example/CONS_PRIM.CSV' },
    isDownloadOn: true,
    everyHours: 6,
    maxAgeHours: null,
    minRows: 100,
    maxShrinkPct: 7.5,
    reason: 'New address',
  };
  expect(
    await call('PUT', path, { body: { ...body, addresses: { main: 'http://lists.example/' } }, version: 1 }),
  ).toMatchObject({ status: 400 });
  expect(await call('PUT', path, { body, version: 1 })).toMatchObject({ status: 200, body: { version: 2 } });
  expect(await call('PUT', path, { body, version: 1 })).toMatchObject({ status: 412 });
  expect(await call('POST', `${path}/download`)).toMatchObject({ status: 200 });
  expect(await call('POST', '/api/compliance/list-sources/CRL/download')).toMatchObject({
    status: 409,
    body: { code: 'list-download-off' },
  });
});
