import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

const lookTime = 1000; // ms; what only scrolls past is not seen

/** Calls back once the element has stood on the screen for a moment; without a callback nothing is watched. */
export function useSeen<Target extends Element>(onSeen: (() => void) | undefined): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  const isWatching = onSeen !== undefined;
  useEffect(() => {
    if (!isWatching || target.current === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (entry?.isIntersecting) timer = setTimeout(() => latest.current?.(), lookTime);
    });
    observer.observe(target.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isWatching]);
  return target;
}
