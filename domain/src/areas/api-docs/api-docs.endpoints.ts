import { endpoints } from '../../kernel/endpoint.ts';

export const apiDocsEndpoints = endpoints({
  'GET /api/openapi.json': {
    summary: 'This contract as OpenAPI 3.1',
    access: { who: 'public' },
    reply: 'file',
  },
  'GET /api/docs': { summary: 'This contract as a page', access: { who: 'public' }, reply: 'file' },
});
