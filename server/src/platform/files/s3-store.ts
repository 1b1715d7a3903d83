import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { S3Config } from '../config.ts';
import type { FileStore } from './file-store.ts';
import { pathOf } from './file-store.ts';
import { receive } from './receive.ts';

/**
 * Files in a bucket of any store that speaks S3, named by their content. An upload waits in `incoming` until its hash
 * is known, which is then signed, so that the store refuses bytes that changed on the way.
 */
export function createS3Store(config: S3Config, incoming: string): FileStore {
  const client = new AwsClient({ ...config, service: 's3', retries: 3 });
  const address = (sha256: string): string => `${config.endpoint}/${config.bucket}/${pathOf(sha256)}`;
  const ask = async (method: string, sha256: string, init: RequestInit = {}): Promise<Response> => {
    const signal = AbortSignal.timeout(120_000);
    return await client.fetch(address(sha256), { method, signal, ...init });
  };

  return {
    async put(content) {
      const { path, sha256, size } = await receive(content, incoming);
      try {
        const body = await openAsBlob(path);
        await succeed(await ask('PUT', sha256, { body, headers: { 'x-amz-content-sha256': sha256 } }));
      } finally {
        await rm(path, { force: true });
      }
      return { sha256, size };
    },
    async open(sha256) {
      const { body } = await succeed(await ask('GET', sha256));
      return body === null ? Readable.from([]) : Readable.fromWeb(body as ReadableStream);
    },
    async has(sha256) {
      const response = await ask('HEAD', sha256);
      if (response.status === 404) return false;
      await succeed(response);
      return true;
    },
    async remove(sha256) {
      await succeed(await ask('DELETE', sha256));
    },
  };
}

async function succeed(response: Response): Promise<Response> {
  if (response.ok) return response;
  const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(await response.text()) ?? [];
  throw new Error(`the file store answered ${response.status} ${code}`.trim());
}
