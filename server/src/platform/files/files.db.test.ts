import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { StoredFileReply } from '#domain/areas/files/files.endpoints.ts';
import { testApp } from '../http/test-app.ts';
import { bindFiles } from './files.routes.ts';
import { removeUnusedFiles } from './remove-unused-files.queries.ts';

const shown = new Set<string>();
const test = await testApp([
  (app, services) => bindFiles(app, services, [async (_, fileId) => shown.has(fileId)]),
]);
const address = await test.listen();
const { token } = await test.insertUser({});
const png = (text = 'picture'): Buffer => Buffer.from(`\x89PNG\r\n\x1a\n${text}`, 'latin1');

interface Refusal {
  readonly code: string;
  readonly details?: { readonly fields: readonly { readonly code: string }[] };
}

/** Uploads as the browser does: a form over a real socket. */
async function upload(path: string, files: readonly [field: string, name: string, content: Buffer][]) {
  const form = new FormData();
  for (const [field, name, content] of files) form.append(field, new Blob([new Uint8Array(content)]), name);
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: response.status, body: (await response.json()) as StoredFileReply & StoredFileReply[] };
}
const bytesOf = (content: Buffer): Promise<boolean> =>
  test.services.files.has(createHash('sha256').update(content).digest('hex'));

describe('an upload', () => {
  it('gives one file back as it was, named and of the kind it is', async () => {
    const content = png();
    const { status, body } = await upload('/api/files', [['file', 'C:\\fotos\\peña 1.pdf', content]]);
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'peña 1.pdf', mime: 'image/png', size: content.length });
    const read = await test.call('GET', `/api/files/${body.id}`, { token });
    expect(read.bytes).toEqual(content);
    expect(read.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': expect.stringContaining("filename*=UTF-8''pe%C3%B1a%201.pdf"),
      'cache-control': 'no-store',
    });
  });

  it('takes several files at once', async () => {
    const { status, body } = await upload('/api/files/many', [
      ['files', 'a.png', png('a')],
      ['files', 'b.png', png('b')],
    ]);
    expect(status).toBe(200);
    expect(body.map(({ name }) => name)).toEqual(['a.png', 'b.png']);
  });

  it.each([
    [
      'of another kind than its use',
      [['file', 'page.html', Buffer.from('<!doctype html><script>')]],
      'file-kind-refused',
    ],
    ['in another field', [['upload', 'a.png', png()]], 'file-missing'],
    ['missing', [], 'file-missing'],
    [
      'one too many',
      [
        ['file', 'a.png', png()],
        ['file', 'b.png', png()],
      ],
      'too-many-files',
    ],
    ['too large', [['file', 'big.png', Buffer.concat([png(), randomBytes(21 * 1_048_576)])]], 'too-large'],
  ] as const)('is refused with its reason: %s', async (_, files, reason) => {
    const answer = await upload(
      '/api/files',
      files.map((file) => [...file] as [string, string, Buffer]),
    );
    expect(answer.status).toBe(reason === 'too-large' ? 413 : 422);
    const { code, details } = answer.body as unknown as Refusal;
    expect(details?.fields[0]?.code ?? code).toBe(reason);
  });

  it('is refused when it is no form', async () => {
    expect(await test.call('POST', '/api/files', { token, body: { file: 'x' } })).toMatchObject({
      status: 415,
      body: { code: 'wrong-media-type' },
    });
  });
});

it('leaves no part of a refused upload behind', async () => {
  expect(await readdir(join(test.services.config.dataDir, 'files/incoming'))).toEqual([]);
});

it('is seen by who uploaded it, by those it is shown to, and by nobody else', async () => {
  const { body } = await upload('/api/files', [['file', 'a.png', png()]]);
  const other = await test.insertUser({ roles: ['Sale'] });
  const look = () => test.call('GET', `/api/files/${body.id}`, { token: other.token });
  expect(await look()).toMatchObject({ status: 404, body: { code: 'not-found' } });
  shown.add(body.id);
  expect(await look()).toMatchObject({ status: 200 });
  expect(await test.call('GET', `/api/files/${body.id}`)).toMatchObject({ status: 401 });
  const logo = (await upload('/api/files', [['file', 'logo.png', png('logo')]])).body;
  await test.insertOffice({ logo_file_id: logo.id });
  expect(await test.call('GET', `/api/files/${logo.id}`, { token: other.token })).toMatchObject({
    status: 200,
  });
});

it('is removed after a day when nothing refers to it, and its bytes with the last name', async () => {
  const [same, lone] = [png('same'), png('lone')];
  const [logo, licence, twin, unused] = (
    await upload('/api/files/many', [
      ['files', 'logo.png', same],
      ['files', 'licence.png', png('licence')],
      ['files', 'twin.png', same],
      ['files', 'unused.png', lone],
    ])
  ).body;
  await test.insertOffice({
    logo_file_id: logo?.id,
    licences: JSON.stringify([{ state: 'FL', fileId: licence?.id }]),
  });
  const left = async (): Promise<string[]> =>
    (await test.database.app.selectFrom('files').select('id').orderBy('id').execute()).map(({ id }) => id);
  await removeUnusedFiles(test.services);
  expect(await left()).toContain(unused?.id);
  test.clock.advance(25 * 60);
  await removeUnusedFiles(test.services);
  const ids = await left();
  expect(ids).toEqual(expect.arrayContaining([logo?.id, licence?.id]));
  expect(ids).not.toContain(twin?.id);
  expect(ids).not.toContain(unused?.id);
  expect([await bytesOf(same), await bytesOf(lone)]).toEqual([true, false]);
});
