import { useEffect, useRef } from 'react';

const remembered = new Map<string, number>();

/** Coming back to a page of a table finds it as far down as it was left. Another page begins at its top by itself. */
export function useTableScroll(page: string, isShown: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const isRestored = useRef(false);

  useEffect(() => {
    const scroller = frame.current?.querySelector('table')?.parentElement;
    if (!isShown || !scroller) return;
    const top = remembered.get(page) ?? 0;
    // Setting even the same 0 would make the browser lay out the table at once.
    if (!isRestored.current && top > 0) scroller.scrollTop = top;
    isRestored.current = true;
    const remember = () => remembered.set(page, scroller.scrollTop);
    scroller.addEventListener('scroll', remember, { passive: true });
    return () => scroller.removeEventListener('scroll', remember);
  }, [page, isShown]);

  return frame;
}
