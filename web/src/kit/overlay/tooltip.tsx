import { useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './tooltip.module.css';

const GAP = 6;

function place(tip: HTMLElement, anchor: DOMRect) {
  const width = tip.offsetWidth;
  const left = anchor.left + anchor.width / 2 - width / 2;
  const isRoomBelow = anchor.bottom + GAP + tip.offsetHeight < window.innerHeight;
  tip.style.left = `${Math.max(8, Math.min(left, window.innerWidth - width - 8))}px`;
  tip.style.top = `${isRoomBelow ? anchor.bottom + GAP : anchor.top - GAP - tip.offsetHeight}px`;
}

/** Shows a short text at its child on hover and keyboard focus; Esc hides it. The child carries the aria-label. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const tip = useRef<HTMLSpanElement>(null);

  function show(target: EventTarget & HTMLElement) {
    const anchor = target.firstElementChild;
    if (!tip.current || !anchor) return;
    tip.current.showPopover();
    place(tip.current, anchor.getBoundingClientRect());
  }

  function hide() {
    tip.current?.hidePopover();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens to the control inside
    <span
      className={styles.anchor}
      onPointerEnter={(event) => event.pointerType === 'mouse' && show(event.currentTarget)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show(event.currentTarget)}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      <span ref={tip} popover="manual" className={styles.tip} aria-hidden="true">
        {text}
      </span>
    </span>
  );
}
