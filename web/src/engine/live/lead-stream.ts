import { openStream } from '#web/lib/api.ts';
import type { EndpointName } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import type { LiveEvent, Told } from './live-event.ts';
import { readEvents } from './read-events.ts';

interface Lead {
  readonly signal: AbortSignal;
  readonly lastId: () => string;
  readonly tell: (told: Told) => void;
}

const firstWait = 1000; // ms
const longestWait = 30_000; // ms
const resync: LiveEvent = { topic: '*', id: '', change: 'resync' };

/** Holds the stream for as long as the tab leads: reads, and after a break opens it again where it ended. */
export async function leadStream({ signal, lastId, tell }: Lead): Promise<void> {
  let wait = firstWait;
  let isBroken = false;
  while (!signal.aborted) {
    tell({ kind: 'status', status: 'connecting' });
    try {
      const stream = await openStream('GET /api/events' as EndpointName, {} as never, {
        signal,
        headers: lastId() === '' ? {} : { 'last-event-id': lastId() },
      });
      tell({ kind: 'status', status: 'open' });
      // Without a place to go on from, whatever happened during the break is unknown.
      if (isBroken && lastId() === '') tell({ kind: 'event', lastId: '', event: resync });
      wait = firstWait;
      for await (const message of readEvents(stream)) {
        tell({ kind: 'event', lastId: message.id, event: eventOf(message) });
      }
    } catch (error) {
      if (isFinal(error)) break;
    }
    isBroken = true;
    await pause(wait * (0.75 + Math.random() / 2), signal);
    wait = Math.min(wait * 2, longestWait);
  }
  tell({ kind: 'status', status: 'off' });
}

function eventOf({ event, data }: { event: string; data: string }): LiveEvent {
  return event === 'resync' ? resync : (JSON.parse(data) as LiveEvent);
}

/** The session is over or live news are not for this person: asking again would not help. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 429;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
