import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  id: string;
  label: string;
  /** Ready text: `38`, `99+`. */
  count?: string;
  /** Changed and not saved. */
  isDirty?: boolean;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  active: string;
  onChange: (id: string) => void;
  /** The id of the element that shows the chosen tab. */
  panelId?: string;
}

const STEPS: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Views beside each other with their counts; left and right choose. */
export function Tabs({ label, tabs, active, onChange, panelId }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);

  // On a narrow screen the chosen one may stand out of sight; the first one cannot while nothing is scrolled yet.
  const wasScrolled = useRef(false);
  useEffect(() => {
    const chosen = list.current?.querySelector('[aria-selected=true]');
    if (!chosen || (!wasScrolled.current && chosen.previousElementSibling === null)) return;
    wasScrolled.current = true;
    chosen.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active]);

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const index = step(
      tabs.findIndex(({ id }) => id === active),
      tabs.length - 1,
    );
    const next = tabs[index];
    if (!next) return;
    onChange(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  }

  // One of them is always reached by Tab, also when none is chosen.
  const stop = tabs.some(({ id }) => id === active) ? active : tabs[0]?.id;
  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={tab.id === active}
          aria-controls={panelId}
          tabIndex={tab.id === stop ? 0 : -1}
          onClick={() => onChange(tab.id)}
        >
          {tab.label}
          {tab.isDirty && <i className={styles.dirty} />}
          {tab.count !== undefined && <em>{tab.count}</em>}
        </button>
      ))}
    </div>
  );
}
