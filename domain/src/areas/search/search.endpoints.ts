import { z } from 'zod';
import { endpoints } from '../../kernel/endpoint.ts';

export const searchGroup = z.object({
  kind: z.enum(['order', 'customer', 'user', 'office', 'notice']),
  rows: z.array(z.object({ id: z.string(), label: z.string(), detail: z.string(), href: z.string() })),
});
export type SearchGroup = z.infer<typeof searchGroup>;

export const searchEndpoints = endpoints({
  'GET /api/search': {
    summary: 'Everything the caller may see, by name, number or address',
    access: { who: ['any', 'operationOrigin', 'operationDestination'] },
    query: z.strictObject({ q: z.string().trim().min(1).max(100) }),
    reply: z.object({ groups: z.array(searchGroup) }),
  },
});
