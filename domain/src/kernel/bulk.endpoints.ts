import { z } from 'zod';
import { bulkResults } from './bulk-verdicts.ts';
import { bulkRun } from './bulk.ts';
import { endpoints } from './endpoint.ts';
import { idParams, optional, wholeNumber } from './wire.ts';

export const bulkEndpoints = endpoints({
  'GET /api/bulk/{id}': {
    summary: 'Progress and rows of a bulk action I ordered',
    access: { who: ['any', 'operationOrigin', 'operationDestination'] },
    params: idParams,
    query: z.strictObject({
      after: wholeNumber({ min: 0, max: 1_000_000, otherwise: 0 }),
      limit: wholeNumber({ min: 1, max: 200, otherwise: 50 }),
      result: optional(z.enum(bulkResults)),
    }),
    reply: bulkRun,
  },
});
