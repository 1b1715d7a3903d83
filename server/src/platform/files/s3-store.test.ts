import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { openFileStore } from './open-file-store.ts';
import { createS3Store } from './s3-store.ts';

const secret = 'wJalrXUtnFEMI/K7MDENG';
const objects = new Map<string, Buffer>();
let failures = 0;

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Signature Version 4 as the store's documentation describes it, computed from the request that arrived. */
function isSigned({ method = '', url = '', headers }: IncomingMessage): boolean {
  const pattern =
    /Credential=[^/]+\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)/;
  const [, date = '', region = '', names = '', signature] = pattern.exec(headers.authorization ?? '') ?? [];
  const lines = names.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const request = [method, url, '', lines.join(''), names, headers['x-amz-content-sha256']].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${secret}`, date));
  return hmac(key, text).toString('hex') === signature;
}

const server = createServer((request, response) => {
  const { method = '', url = '', headers } = request;
  void buffer(request).then((body) => {
    const answer = (status: number, content?: Buffer | string): unknown =>
      response.writeHead(status).end(content);
    if (!isSigned(request)) return answer(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
    if (failures > 0) return answer(503, `<Error><Code>SlowDown${(failures -= 1)}</Code></Error>`);
    if (method === 'PUT') {
      if (headers['x-amz-content-sha256'] !== sha256(body)) return answer(400, '<Code>BadDigest</Code>');
      objects.set(url, body);
      return answer(200);
    }
    if (method === 'DELETE') return answer(objects.delete(url) ? 204 : 204);
    const found = objects.get(url);
    return found ? answer(200, method === 'HEAD' ? undefined : found) : answer(404, '<Code>NoSuchKey</Code>');
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const incoming = await mkdtemp(join(tmpdir(), 'giro-s3-'));
afterAll(async () => {
  server.close();
  await rm(incoming, { recursive: true });
});

const config = {
  endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  bucket: 'giro',
  region: 'eu-south-2',
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: secret,
};
const store = createS3Store(config, incoming);
const bytes = Buffer.from('passport page');
const hash = sha256(bytes);

it('keeps bytes in the bucket under their own hash and gives them back', async () => {
  expect(await store.has(hash)).toBe(false);
  expect(await store.put(Readable.from([bytes]))).toEqual({ sha256: hash, size: bytes.length });
  expect([...objects.keys()]).toEqual([`/giro/${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`]);
  expect(await store.has(hash)).toBe(true);
  expect(await buffer(await store.open(hash))).toEqual(bytes);
  expect(await readdir(incoming)).toEqual([]);
});

it('asks again when the store is busy', async () => {
  failures = 2;
  await store.put(Readable.from([bytes]));
  expect(failures).toBe(0);
});

it('removes, and fails for bytes that are not there', async () => {
  await store.remove(hash);
  expect(await store.has(hash)).toBe(false);
  await expect(store.open(hash)).rejects.toThrow('404 NoSuchKey');
});

it('fails with what the store says when the key is wrong, and keeps nothing here', async () => {
  const stranger = createS3Store({ ...config, secretAccessKey: 'guessed' }, incoming);
  await expect(stranger.put(Readable.from([bytes]))).rejects.toThrow('403 SignatureDoesNotMatch');
  await expect(stranger.has(hash)).rejects.toThrow('403');
  expect(await readdir(incoming)).toEqual([]);
});

it('is tried out at the start, where what is wrong with it is one clear line', async () => {
  const open = async (change: object) =>
    await openFileStore({ s3: { ...config, ...change }, dataDir: incoming });
  const before = objects.size;
  expect(await (await open({})).has(hash)).toBe(false);
  expect(objects.size).toBe(before);
  await expect(open({ secretAccessKey: 'guessed' })).rejects.toThrow(
    'The store in S3_URL cannot be used: the file store answered 403 SignatureDoesNotMatch.',
  );
  await expect(open({ endpoint: 'http://127.0.0.1:9' })).rejects.toThrow(
    /^The store in S3_URL cannot be used: (?!fetch failed)/,
  );
});
