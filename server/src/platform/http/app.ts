import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastify, { LogController } from 'fastify';
import type { EndpointKey } from '#domain/kernel/endpoint.ts';
import type { Language } from '#domain/kernel/problem.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { Services } from '../services.ts';
import { closeConnections } from './close-connections.ts';
import { acceptJson } from './json-body.ts';
import { problemAnswer } from './problem-answer.ts';
import { logRequests } from './request-log.ts';
import { addSecurityHeaders } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    language: Language;
  }
  interface FastifyContextConfig {
    endpoint?: EndpointKey;
  }
}

export const bodyLimit = 1_048_576; // 1 MiB; uploads have their own
const fileLimit = 20 * 1_048_576;

/** The bare HTTP server: request ids, JSON as in seed §7, one form of refusal. Routes are bound to it. */
export async function createApp(services: Services): Promise<FastifyInstance> {
  const log: FastifyBaseLogger = services.log;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    bodyLimit,
    trustProxy: trusted(services.config.trustProxy),
    frameworkErrors: (...refused) => void answerError(...refused), // addresses that cannot be decoded
    requestTimeout: 120_000, // ms until a request has arrived whole
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200 },
  });
  app.decorateRequest('language', 'en');
  app.decorate('fileTargets', []);
  acceptJson(app);
  logRequests(app);
  closeConnections(app);
  addSecurityHeaders(app, services.config);
  await app.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false });
  await app.register(multipart, { limits: { fileSize: fileLimit, files: 20, fields: 20 } });
  app.addHook('onRequest', async (request) => {
    request.language = /^\s*es\b/i.test(request.headers['accept-language'] ?? '') ? 'es' : 'en';
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.setErrorHandler(answerError);
  return app;
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body } = problemAnswer(error, request.language, request.id);
  if (status === 500) request.log.error({ err: error }, 'request failed');
  return reply.code(status).send(body);
}

/** The answer to an address under /api that no endpoint has. */
export function refuseUnknownApi(app: FastifyInstance): void {
  app.all('/api/*', async () => {
    throw new Problem('not-found');
  });
}

/** A number is how many proxies stand before us; text is their addresses. */
function trusted(proxies: number | string): string | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}
