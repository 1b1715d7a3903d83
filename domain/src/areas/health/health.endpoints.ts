import { z } from 'zod';
import { endpoints } from '../../kernel/endpoint.ts';

export const healthReply = z.object({
  status: z.literal('ok'),
  version: z.string(),
  /** Since when the oldest change waits to be handed on; 0 when none waits. */
  outboxLagSeconds: z.number(),
});

export const healthEndpoints = endpoints({
  'GET /api/health': {
    summary: 'Whether this process can work: 503 while it starts, closes or has no database',
    access: { who: 'public' },
    reply: healthReply,
  },
  'GET /api/metrics': {
    summary: 'Figures for Prometheus; answered on the loopback only, never through a proxy',
    access: { who: 'public' },
    reply: 'file',
  },
});
