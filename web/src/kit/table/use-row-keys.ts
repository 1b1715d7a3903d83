import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';

interface RowKeys<Row> {
  rows: readonly Row[];
  /** When it changes, the first row is the current one again. */
  pageKey?: string;
  onOpen?: (row: Row) => void;
  /** With Shift from the row marked last up to this one. */
  onToggle?: (index: number, isRange?: boolean) => void;
}

const STEPS: Record<string, (index: number, last: number) => number> = {
  j: (index) => index + 1,
  ArrowDown: (index) => index + 1,
  k: (index) => index - 1,
  ArrowUp: (index) => index - 1,
  Home: () => 0,
  End: (_, last) => last,
};

function rowIndexOf(target: EventTarget): number {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return row ? Number(row.dataset.index) : -1;
}

function isOnRow(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.dataset.index !== undefined;
}

function isMark({ key, target }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'x' || (key === ' ' && isOnRow(target));
}

/** The current row: j/k and arrows move, Enter opens, x selects, Shift+X up to here; one handler for all rows. */
export function useRowKeys<Row>({ rows, pageKey, onOpen, onToggle }: RowKeys<Row>) {
  const [current, setCurrent] = useState(0);
  const body = useRef<HTMLTableSectionElement>(null);
  const scroll = useRef<HTMLDivElement>(null);
  const last = rows.length - 1;
  const index = Math.min(current, Math.max(last, 0));

  // The first page stands at its top already; to scroll it would make the browser lay out what is not finished.
  const shown = useRef(pageKey);
  useEffect(() => {
    if (shown.current === pageKey) return;
    shown.current = pageKey;
    setCurrent(0);
    scroll.current?.scrollTo({ top: 0 });
  }, [pageKey]);

  function moveTo(next: number) {
    const target = Math.min(Math.max(next, 0), last);
    setCurrent(target);
    body.current?.querySelector<HTMLElement>(`[data-index="${target}"]`)?.focus();
  }

  function open(at: number) {
    const row = rows[at];
    if (row !== undefined) onOpen?.(row);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = rowIndexOf(event.target);
    const step = STEPS[event.key];
    if (step) moveTo(step(at, last));
    else if (isMark(event)) onToggle?.(at, event.shiftKey);
    else if (event.key === 'Enter' && isOnRow(event.target)) open(at);
    else return;
    event.preventDefault();
  }

  return {
    current: index,
    scroll,
    focusCurrent: () => moveTo(index),
    body: {
      ref: body,
      onKeyDown,
      onFocus: (event: { target: EventTarget }) => setCurrent(Math.max(rowIndexOf(event.target), 0)),
      onDoubleClick: (event: MouseEvent) => open(rowIndexOf(event.target)),
    },
  };
}
