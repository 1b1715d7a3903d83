import { useEffect, useLayoutEffect, useRef } from 'react';

const remembered = new Map<string, number>();

/** Keeps how far down a table stood: coming back shows the same rows, another page begins at its top. */
export function useTableScroll(explorer: string, page: string, isShown: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const key = `${explorer} ${page}`;
  const before = useRef<string>(undefined);

  useLayoutEffect(() => {
    const scroller = scrollerOf(frame.current);
    if (!isShown || !scroller || before.current === key) return;
    scroller.scrollTop = before.current === undefined ? (remembered.get(key) ?? 0) : 0;
    before.current = key;
  }, [key, isShown]);

  useEffect(() => {
    const scroller = scrollerOf(frame.current);
    const remember = () => scroller && remembered.set(key, scroller.scrollTop);
    scroller?.addEventListener('scrollend', remember);
    return () => scroller?.removeEventListener('scrollend', remember);
  }, [key, isShown]);

  return frame;
}

function scrollerOf(frame: HTMLElement | null): HTMLElement | null {
  return frame?.querySelector('table')?.parentElement ?? null;
}
