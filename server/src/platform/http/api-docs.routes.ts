import type { FastifyInstance } from 'fastify';
import { apiDocsEndpoints } from '#domain/areas/api-docs/api-docs.endpoints.ts';
import type { EndpointMap } from '#domain/kernel/endpoint.ts';
import packageFile from '../../../../package.json' with { type: 'json' };
import type { Services } from '../services.ts';
import { apiPagePolicy, renderApiPage } from './api-page.ts';
import { bind } from './bind.ts';
import { toOpenApi } from './openapi.ts';

/** Binds the contract's own description; it is written once, when somebody first asks. */
export function bindApiDocs(app: FastifyInstance, services: Services, endpoints: EndpointMap): void {
  const { version } = packageFile;
  let written: { json: Buffer; page: Buffer } | undefined;
  const write = (): { json: Buffer; page: Buffer } => {
    const api = toOpenApi(endpoints, { version, publicUrl: services.config.publicUrl });
    return { json: Buffer.from(JSON.stringify(api, null, 2)), page: Buffer.from(renderApiPage(api)) };
  };

  bind(app, services, {
    endpoints: apiDocsEndpoints,
    handlers: {
      async 'GET /api/openapi.json'() {
        written ??= write();
        return { name: null, mime: 'application/json; charset=utf-8', body: written.json };
      },
      async 'GET /api/docs'() {
        written ??= write();
        return { name: null, mime: 'text/html; charset=utf-8', body: written.page, policy: apiPagePolicy };
      },
    },
  });
}
