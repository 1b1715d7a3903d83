import { useLayoutEffect, useRef } from 'react';

/** Distance of the list from its field and from the edge of the window, px. */
const GAP = 4;
const MAX_HEIGHT = 280;

/**
 * Holds an open list at its field in the browser's top layer, so that no dialog, table or scrolling frame cuts it off;
 * below the field, or above it where there is more room.
 */
export function useDropList(isOpen: boolean, active: number) {
  const anchor = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => {
    const shown = list.current;
    const field = anchor.current;
    if (!isOpen || !shown || !field) return;
    const follow = () => place(shown, field.getBoundingClientRect());
    shown.showPopover();
    // Any frame around the field may scroll, so it is listened for on its way down.
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [isOpen]);

  // Every answer of a search makes the list longer or shorter.
  useLayoutEffect(() => {
    if (isOpen && list.current && anchor.current) place(list.current, anchor.current.getBoundingClientRect());
  });

  useLayoutEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);

  return { anchor, list };
}

function place(list: HTMLElement, field: DOMRect): void {
  const below = window.innerHeight - field.bottom - 2 * GAP;
  const above = field.top - 2 * GAP;
  const wanted = Math.min(list.scrollHeight + 2, MAX_HEIGHT);
  const isBelow = below >= wanted || below >= above;
  const height = Math.min(wanted, Math.max(isBelow ? below : above, 0));
  list.style.maxHeight = `${height}px`;
  list.style.width = `${field.width}px`;
  list.style.left = `${field.left}px`;
  list.style.top = `${isBelow ? field.bottom + GAP : field.top - GAP - height}px`;
}
