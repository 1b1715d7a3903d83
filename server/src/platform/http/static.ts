import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#domain/kernel/problem.ts';
import { barcodePolicy, newNonce, offlinePolicy, pagePolicy, workerPolicy } from './security-headers.ts';

const noncePlace = /__CSP_NONCE__/g;
const aYear = 31_536_000; // seconds

/** Files that run or show something by themselves; the others are data to the browser. */
const policies: Readonly<Record<string, string>> = {
  '/sw.js': workerPolicy,
  '/offline.html': offlinePolicy,
};
const barcodeWorker = /^\/assets\/barcode-worker-[\w-]+\.js$/;

function policyOf(path: string): string | undefined {
  return barcodeWorker.test(path) ? barcodePolicy : policies[path];
}

/**
 * Serves the built web. Files below /assets carry a hash in their name and never change; everything else is asked for
 * again. Every address that is a screen's gets the same page, each time with a fresh nonce and never from a cache.
 */
export async function serveWeb(
  app: FastifyInstance,
  root: string,
  { cardFieldsUrl }: { cardFieldsUrl?: string | undefined } = {},
): Promise<void> {
  const page = await readFile(join(root, 'index.html'), 'utf8');
  const sendPage = (reply: FastifyReply): FastifyReply => {
    const nonce = newNonce();
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', pagePolicy(nonce, cardFieldsUrl))
      .send(page.replaceAll(noncePlace, nonce));
  };

  await app.register(fastifyStatic, {
    root,
    index: false,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    allowedPath: (path) => path !== '/index.html' && /\.\w+$/.test(path),
    setHeaders(reply, path) {
      const isHashed = path.startsWith(join(root, 'assets/'));
      reply.header('cache-control', isHashed ? `public, max-age=${aYear}, immutable` : 'no-cache');
      if (path === join(root, 'sw.js')) reply.header('service-worker-allowed', '/');
      const policy = policyOf(path.slice(root.length));
      if (policy !== undefined) reply.header('content-security-policy', policy);
    },
  });
  app.setNotFoundHandler((request, reply) => {
    if (!isScreen(request)) throw new Problem('not-found');
    return sendPage(reply);
  });
}

/** A file that is missing must not be answered by the page: an old tab would run HTML as its script. */
function isScreen({ method, url }: FastifyRequest): boolean {
  const [path = ''] = url.split('?');
  const isOther =
    /^\/(api|assets)(\/|$)/.test(path) || /\.(js|css|map|json|svg|png|woff2|webmanifest)$/.test(path);
  return (method === 'GET' || method === 'HEAD') && !isOther;
}
