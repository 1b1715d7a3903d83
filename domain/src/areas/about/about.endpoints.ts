import { z } from 'zod';
import { endpoints } from '../../kernel/endpoint.ts';

export const aboutEndpoints = endpoints({
  'GET /api/about': {
    summary: 'Version, and whether this is a demo with made-up data; a demo also names its users',
    access: { who: 'public' },
    reply: z.object({
      version: z.string(),
      isDemo: z.boolean(),
      demoUsers: z.array(
        z.object({ email: z.string(), name: z.string(), role: z.string(), office: z.string() }),
      ),
    }),
  },
});
