import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { liveEndpoints } from '#domain/areas/live/live.endpoints.ts';
import { Problem } from '#domain/kernel/problem.ts';
import { bind } from '../http/bind.ts';
import type { Services } from '../services.ts';
import type { Audience } from './audience.queries.ts';
import { isFor, readAudiences } from './audience.queries.ts';
import { listen } from './listen.queries.ts';
import type { LiveEvent } from './live-event.ts';
import { channel, unpackEvents } from './live-event.ts';
import { createLiveHub } from './live-hub.ts';
import type { MayRead } from './presence-handlers.ts';
import { presenceHandlers } from './presence-handlers.ts';
import type { Beat } from './presence.ts';
import { createPresence, presenceChannel } from './presence.ts';

interface OpenStream {
  readonly sessionId: string;
  readonly body: Readable;
  audience: Audience;
}

const heartbeat = 20_000; // ms
const maxBehind = 262_144; // bytes a slow browser may be behind before it has to come back

/**
 * Binds the stream of changes. Whoever ends a session publishes the topic 'sessions': its streams end at once
 * in all processes; a session that runs out ends with the next heartbeat.
 */
export async function bindLive(
  app: FastifyInstance,
  services: Services,
  { url, mayRead, beat = heartbeat }: { url: string; mayRead: MayRead; beat?: number },
): Promise<void> {
  const { db, log, clock } = services;
  const hub = createLiveHub();
  const streams = new Set<OpenStream>();
  const presence = createPresence((id, userIds) => {
    if (userIds.length > 0) hub.pass({ eventId: '', topic: 'presence', id, change: 'changed', userIds });
  });

  /** Reads again who still listens and in which offices; ends the streams of sessions that are over. */
  const review = async (): Promise<void> => {
    if (streams.size === 0) return;
    const ids = [...new Set([...streams].map(({ sessionId }) => sessionId))];
    const audiences = await readAudiences(db, ids, clock());
    for (const stream of streams) {
      const audience = audiences.get(stream.sessionId);
      if (audience === undefined) stream.body.push(null);
      else stream.audience = audience;
    }
  };
  const reviewSafely = (): Promise<void> =>
    review().catch((error: unknown) => log.error({ err: error }, 'the live sessions could not be read'));

  const hear = (events: readonly LiveEvent[]): void => {
    hub.receive(events);
    if (events.some(({ topic }) => topic === 'sessions')) void reviewSafely();
  };
  const listening = await listen({
    url,
    log,
    hear: {
      [channel]: (text) => hear(unpackEvents(text)),
      [presenceChannel]: (text) => presence.hear(JSON.parse(text) as Beat, clock()),
    },
    onGap: () => void reviewSafely().then(() => hub.resync()),
  });
  const beating = setInterval(() => {
    for (const { body } of streams) body.push(': beat\n\n');
    presence.sweep(clock());
    void reviewSafely();
  }, beat);

  bind(app, services, {
    endpoints: liveEndpoints,
    handlers: {
      ...presenceHandlers(presence, mayRead),
      'GET /api/events': async ({ sessionId, now }, { request }) => {
        const audience = (await readAudiences(db, [sessionId], now)).get(sessionId);
        if (audience === undefined) throw new Problem('session-ended');
        const stream: OpenStream = { sessionId, audience, body: new Readable({ read: () => undefined }) };
        const leave = hub.join(
          {
            sees: (event) => isFor(stream.audience, event),
            send: (frame) => {
              stream.body.push(frame);
              if (stream.body.readableLength > maxBehind) stream.body.destroy();
            },
          },
          request.headers['last-event-id']?.toString(),
        );
        streams.add(stream);
        stream.body.once('close', () => {
          leave();
          streams.delete(stream);
        });
        return { name: null, mime: 'text/event-stream; charset=utf-8', body: stream.body };
      },
    },
  });

  app.addHook('preClose', async () => {
    clearInterval(beating);
    for (const { body } of streams) body.push(null);
    await listening.stop();
  });
}
