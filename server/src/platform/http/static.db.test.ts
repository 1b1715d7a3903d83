import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { refuseUnknownApi } from './app.ts';
import { serveWeb } from './static.ts';
import { testApp } from './test-app.ts';

const root = await mkdtemp(join(tmpdir(), 'giro-web-'));
afterAll(() => rm(root, { recursive: true }));
const script = `console.log(${JSON.stringify('x'.repeat(3000))})`;
await mkdir(join(root, 'assets'));
await writeFile(
  join(root, 'index.html'),
  '<meta property="csp-nonce" nonce="__CSP_NONCE__"><title>Giro</title>',
);
await writeFile(join(root, 'assets/main-abc123.js'), script);
await writeFile(join(root, 'assets/main-abc123.js.br'), brotliCompressSync(script));
await writeFile(join(root, 'assets/barcode-worker-Ab_1-2.js'), '// worker');
await writeFile(join(root, 'sw.js'), '// worker');
await writeFile(join(root, 'offline.html'), '<title>Giro</title>');

const test = await testApp([refuseUnknownApi, (app) => serveWeb(app, root)], {
  config: { publicUrl: 'https://giro.test' },
});
const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

describe('the page', () => {
  it('answers every address of a screen with a fresh nonce, never from a cache', async () => {
    const nonces = new Set<string>();
    for (const url of ['/', '/settings/users?status=Active', '/activate/abc.def', '/index.html']) {
      const answer = await get(url);
      const nonce = /nonce="([^"]+)"/.exec(answer.body)?.[1] ?? '';
      expect(answer.statusCode, url).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      expect(answer.body).not.toContain('__CSP_NONCE__');
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(4);
  });

  it('lets no foreign or inline script run, nor any other page frame it', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('stands not in for a missing file, an unknown call or another method', async () => {
    for (const url of ['/assets/gone-1.js', '/gone.js', '/api/nothing', '/api']) {
      expect((await get(url)).statusCode, url).toBe(404);
    }
    expect((await test.app.inject({ method: 'POST', url: '/settings/users' })).statusCode).toBe(404);
    expect((await get('/assets/..%2f..%2fetc/passwd')).statusCode).toBeGreaterThanOrEqual(400);
  });
});

describe('the files', () => {
  it('are kept for good when their name has a hash, and come compressed as they were built', async () => {
    const answer = await get('/assets/main-abc123.js', { 'accept-encoding': 'br' });
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
  });

  it('are asked for again otherwise; the service worker may rule the whole site', async () => {
    const answer = await get('/sw.js');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['service-worker-allowed']).toBe('/');
    expect((await get('/sw.js', { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304);
  });
});

it('lets the worker fetch, and the page without a connection show itself, but nothing foreign', async () => {
  const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy']);
  expect(await policyOf('/sw.js')).toBe("default-src 'none'; connect-src 'self'");
  const offline = await policyOf('/offline.html');
  expect(offline).toContain("style-src 'self'");
  expect(offline).not.toMatch(/unsafe|sandbox/);
});

it('lets nothing but the worker that reads barcodes compile WebAssembly', async () => {
  const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy']);
  expect(await policyOf('/assets/barcode-worker-Ab_1-2.js')).toContain(
    "script-src 'self' 'wasm-unsafe-eval'",
  );
  expect(await policyOf('/assets/main-abc123.js')).not.toContain('wasm');
  expect(await policyOf('/')).not.toContain('wasm');
});

it('says on every answer what browsers may do with it', async () => {
  for (const url of ['/', '/sw.js', '/api/nothing']) {
    expect((await get(url)).headers, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': expect.stringContaining('max-age='),
      'permissions-policy': expect.stringContaining('microphone=()'),
    });
  }
  const { headers } = await get('/api/nothing');
  expect(headers['content-security-policy']).toContain('sandbox');
  expect(headers['cache-control']).toBe('no-store');
});
