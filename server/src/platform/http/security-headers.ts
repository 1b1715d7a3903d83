import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';

const hsts = 'max-age=31536000';

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // The camera is for passport pictures and scanning; nothing else of the device is used.
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), serial=()',
};

/** Answers of the API are data: nothing in them may load or run anything. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Browsers show a PDF with a viewer of their own, which a sandbox or `object-src 'none'` would stop. */
const pdfPolicy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

/** Headers of every answer; who sets a content policy of its own keeps it. */
export function addSecurityHeaders(app: FastifyInstance, { publicUrl }: Config): void {
  const isPublicHttps = publicUrl.startsWith('https:');
  app.addHook('onSend', async (request, reply) => {
    reply.headers(always);
    if (isPublicHttps || request.protocol === 'https') reply.header('strict-transport-security', hsts);
    // What the API answers is about people and money: no browser and no proxy keeps it.
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store');
    }
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policyOf(reply));
  });
}

function policyOf(reply: FastifyReply): string {
  const type = String(reply.getHeader('content-type') ?? '');
  return type.startsWith('application/pdf') ? pdfPolicy : dataPolicy;
}

export function newNonce(): string {
  return randomBytes(18).toString('base64');
}

/**
 * The application's page: own scripts only, styles of its own files or with the nonce of this one answer. The one
 * foreign thing is the frame in which the card gateway asks for a number, so that it is never in our page.
 */
export function pagePolicy(nonce: string, cardFieldsUrl?: string): string {
  const frame = cardFieldsUrl === undefined ? "'none'" : new URL(cardFieldsUrl).origin;
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${frame}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The service worker runs under its own policy: it must be able to ask for what it passes on to the page. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/** Reads barcodes in WebAssembly, which only this worker may compile; it talks to nobody but the page. */
export const barcodePolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** The page for times without a connection; the worker keeps it together with this header. */
export const offlinePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
