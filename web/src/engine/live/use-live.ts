import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { LiveHandler, LiveStatus } from './live-event.ts';
import { liveStatus, onLive, onLiveStatus, startLive } from './live-hub.ts';

/**
 * Calls `handler` for every event of a topic while the component stands.
 *
 * @example
 * useLive('users', ({ id, change }) => …);
 */
export function useLive(topic: string, handler: LiveHandler): void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => onLive(topic, (event) => latest.current(event)), [topic]);
}

/** Keeps the stream open while somebody is logged in; once, in the shell. `session` changes with person and office. */
export function useLiveStream(session: string | undefined): void {
  useEffect(() => (session === undefined ? undefined : startLive()), [session]);
}

export function useLiveStatus(): LiveStatus {
  return useSyncExternalStore(onLiveStatus, liveStatus);
}
