import { useEffect, useRef } from 'react';
import type { LiveEvent } from './live-event.ts';
import { useLive } from './use-live.ts';

const pause = 1000; // ms; a busy office sells several times a second

/**
 * As `useLive`, but at most once a second: for figures that are asked for anew as a whole. `isMeant` passes over
 * events of others; after a gap anything may have changed.
 */
export function useLiveSoon(
  topic: string,
  handler: () => void,
  isMeant: (event: LiveEvent) => boolean = () => true,
): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useLive(topic, (event) => {
    if (event.change !== 'resync' && !isMeant(event)) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      latest.current();
    }, pause);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
