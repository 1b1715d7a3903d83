import { randomUUID } from 'node:crypto';
import type { LiveEvent } from './live-event.ts';

/** One open stream: what it may see and how it is told. */
export interface LiveListener {
  sees(event: LiveEvent): boolean;
  send(frame: string): void;
}

export interface LiveHub {
  /** Tells all who may see it, and keeps it for those who come back. */
  receive(events: readonly LiveEvent[]): void;
  /** Tells those who listen now; what is true only for the moment is not kept. */
  pass(event: LiveEvent): void;
  /** Events may have been lost: everybody has to read again. */
  resync(): void;
  /** Greets, or goes on after the last event that was heard; answers how to leave. */
  join(listener: LiveListener, lastEventId: string | undefined): () => void;
}

/** What happened, newest last. It begins with a mark, so that also a stream that heard nothing yet can come back. */
type Memory = { eventId: string; event: LiveEvent | null }[];

const kept = 1000;

/** Spreads events to the open streams of this process and remembers the last ones for broken connections. */
export function createLiveHub(): LiveHub {
  const listeners = new Set<LiveListener>();
  let memory: Memory = [newMark()];
  const lastId = (): string => memory.at(-1)?.eventId ?? '';

  return {
    receive(events) {
      memory = [...memory, ...events.map((event) => ({ eventId: event.eventId, event }))].slice(-kept);
      for (const listener of listeners) tell(listener, events);
    },
    pass(event) {
      for (const listener of listeners) if (listener.sees(event)) listener.send(dataOf(event));
    },
    resync() {
      memory = [newMark()];
      for (const listener of listeners) listener.send(resyncFrame(lastId()));
    },
    join(listener, lastEventId) {
      listeners.add(listener);
      const place = memory.findIndex(({ eventId }) => eventId === lastEventId);
      const missed = memory.slice(place + 1).flatMap(({ event }) => event ?? []);
      if (place >= 0) tell(listener, missed);
      else if (lastEventId !== undefined) listener.send(resyncFrame(lastId()));
      listener.send(helloFrame(lastId()));
      return () => listeners.delete(listener);
    },
  };
}

function newMark(): Memory[number] {
  return { eventId: randomUUID(), event: null };
}

function tell(listener: LiveListener, events: readonly LiveEvent[]): void {
  const frames = events.filter((event) => listener.sees(event)).map(eventFrame);
  if (frames.length > 0) listener.send(frames.join(''));
}

function eventFrame(event: LiveEvent): string {
  return `id: ${event.eventId}\n${dataOf(event)}`;
}

function dataOf({ topic, id, change }: LiveEvent): string {
  return `data: ${JSON.stringify({ topic, id, change })}\n\n`;
}

function helloFrame(lastId: string): string {
  return `id: ${lastId}\nevent: hello\ndata: {"topic":"hello","id":"","change":"changed"}\n\n`;
}

function resyncFrame(lastId: string): string {
  return `id: ${lastId}\nevent: resync\ndata: {"topic":"*","id":"","change":"resync"}\n\n`;
}
