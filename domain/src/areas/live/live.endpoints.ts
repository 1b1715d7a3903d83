import { z } from 'zod';
import type { Access } from '../../access/access.ts';
import { endpoints } from '../../kernel/endpoint.ts';

/** Who may come in at all; whether this paper is theirs to see is decided with the paper. */
const access = { who: ['any', 'operationOrigin', 'operationDestination'] } as const satisfies Access;

const ofPaper = z.strictObject({
  entity: z.string().regex(/^[a-z-]{1,40}$/),
  id: z.string().regex(/^\d{1,18}$/),
});

/** One tab of a browser. It makes its own name, which is good for nothing else. */
const ofTab = z.strictObject({ tab: z.uuid() });

/**
 * The stream of changes: `text/event-stream` with messages `{topic, id, change}` (ids only, the screens read again),
 * `hello` at the beginning, `resync` when something may have been missed, and a comment as heartbeat.
 */
export const liveEndpoints = endpoints({
  'GET /api/events': {
    summary: 'What changes in my offices, as it happens; Last-Event-ID goes on where a stream broke off',
    access: { who: 'session' },
    reply: 'stream',
  },
  'PUT /api/presence/{entity}/{id}': {
    summary:
      'I have this paper open, said again every 20 s; answers who else has. Topic `presence` tells of changes',
    access,
    params: ofPaper,
    body: ofTab,
    reply: z.object({ readers: z.array(z.object({ id: z.string(), name: z.string() })) }),
  },
  'DELETE /api/presence/{entity}/{id}': {
    summary: 'I have closed this paper',
    access,
    params: ofPaper,
    body: ofTab,
  },
});
