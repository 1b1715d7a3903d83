import { isAbort } from '#web/lib/api-error.ts';
import { leadStream } from './lead-stream.ts';
import type { LiveHandler, LiveStatus, Told } from './live-event.ts';

const handlers = new Map<string, Set<LiveHandler>>();
const watchers = new Set<() => void>();
let status: LiveStatus = 'off';
let lastId = '';

/** Listens to a topic (the name of an explorer); answers with how to stop. */
export function onLive(topic: string, handler: LiveHandler): () => void {
  const set = handlers.get(topic) ?? new Set();
  handlers.set(topic, set.add(handler));
  return () => {
    set.delete(handler);
  };
}

export function liveStatus(): LiveStatus {
  return status;
}

export function onLiveStatus(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/**
 * Starts listening to the server: one tab of the browser holds the stream, the others hear it from that tab,
 * and one of them takes over when it closes. Answers with how to stop (logout, another office).
 */
export function startLive(name = 'giro.live'): () => void {
  const ending = new AbortController();
  const channel = new BroadcastChannel(name);
  let isLeading = false;
  const tell = (told: Told): void => {
    if (ending.signal.aborted) return;
    hear(told);
    channel.postMessage(told);
  };
  channel.onmessage = ({ data }: MessageEvent<Told>) => {
    if (data.kind === 'hello' && isLeading) tell({ kind: 'status', status });
    else hear(data);
  };
  channel.postMessage({ kind: 'hello' } satisfies Told);
  const lead = (): Promise<void> => {
    isLeading = true;
    return leadStream({ signal: ending.signal, lastId: () => lastId, tell });
  };
  navigator.locks.request(name, { signal: ending.signal }, lead).catch((error: unknown) => {
    if (!isAbort(error)) throw error;
  });
  return () => {
    ending.abort();
    channel.close();
    lastId = '';
    hear({ kind: 'status', status: 'off' });
  };
}

function hear(told: Told): void {
  if (told.kind === 'hello') return;
  if (told.kind === 'status') {
    status = told.status;
    for (const watcher of watchers) watcher();
    return;
  }
  lastId = told.lastId || lastId;
  const { event } = told;
  const heard = event.change === 'resync' ? [...handlers.values()] : [handlers.get(event.topic) ?? new Set()];
  for (const set of heard) for (const handler of set) handler(event);
}
