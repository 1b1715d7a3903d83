import { endpoints } from '../../kernel/endpoint.ts';

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
});
