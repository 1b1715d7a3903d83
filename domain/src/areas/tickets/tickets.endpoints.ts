import { z } from 'zod';
import { endpoints } from '../../kernel/endpoint.ts';

/**
 * A ticket turns a GET of a file into an address that the browser itself can load (new tab, image, print), so that no
 * bearer stands in an address. It works once. Its secret is kept only as a hash, so it takes no Idempotency-Key: there
 * is nothing to answer again.
 */
export const ticketsEndpoints = endpoints({
  'POST /api/tickets': {
    summary: 'A one-time address, for one minute, for a file that I may read in this office',
    access: { who: 'session' },
    body: z.strictObject({
      target: z
        .string()
        .regex(/^\/api\/[^#\s]+$/)
        .max(2000),
    }),
    reply: z.object({ path: z.string(), expiresAt: z.string() }),
  },
  'GET /api/tickets/{ticket}': {
    summary: 'What the ticket is for; using it ends it',
    access: { who: 'public' },
    params: z.strictObject({ ticket: z.string().regex(/^[\w-]{43}$/) }),
    reply: 'file',
  },
});
