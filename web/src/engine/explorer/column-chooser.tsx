import { mdiDragVertical, mdiPin, mdiPinOutline } from '@mdi/js';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { ViewState } from '#domain/areas/views/view-state.schema.ts';
import type { Explorer } from '#domain/kernel/explorer.ts';
import { Button } from '#web/kit/action/button.tsx';
import { IconButton } from '#web/kit/action/icon-button.tsx';
import { Checkbox } from '#web/kit/input/checkbox.tsx';
import { Icon } from '#web/kit/text/icon.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { moveColumn, toggleColumn, togglePin, visibleColumns } from './column-layout.ts';
import type { ExplorerWords } from './explorer-words.ts';
import type { ChangeState } from './use-explorer-state.ts';
import styles from './column-chooser.module.css';

export interface ColumnChooserProps {
  explorer: Explorer;
  words: ExplorerWords;
  state: ViewState;
  change: ChangeState;
}

/** Which columns stand in the table, in which order, and which are held at the left: by mouse or by keys. */
export function ColumnChooser({ explorer, words, state, change }: ColumnChooserProps) {
  const t = useMessages('explorer');
  const dragged = useRef<string>(undefined);
  const shown = visibleColumns(explorer, state);
  const hidden = Object.keys(explorer.columns).filter((name) => !shown.includes(name));
  const set = (patch: Partial<ViewState>): void => change(patch, { replace: true });

  function onKeyDown(event: KeyboardEvent<HTMLLIElement>, name: string) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined || !event.altKey) return;
    event.preventDefault();
    set(moveColumn(explorer, state, { name, to: shown.indexOf(name) + step }));
  }

  function drop(to: number) {
    if (dragged.current !== undefined) set(moveColumn(explorer, state, { name: dragged.current, to }));
    dragged.current = undefined;
  }

  return (
    <div className={styles.chooser}>
      <p className={styles.hint}>{t(($) => $.columnsHint)}</p>
      <ul className={styles.list} aria-label={t(($) => $.columns)}>
        {[...shown, ...hidden].map((name, index) => {
          const label = words.labels[name] ?? name;
          const isShown = index < shown.length;
          const isPinned = state.pinned.includes(name);
          return (
            <li
              key={name}
              className={styles.item}
              draggable={isShown}
              onDragStart={() => (dragged.current = name)}
              onDragOver={(event) => isShown && event.preventDefault()}
              onDrop={() => drop(index)}
              onKeyDown={(event) => onKeyDown(event, name)}
            >
              <span className={isShown ? styles.grip : styles.still}>
                <Icon path={mdiDragVertical} size={18} />
              </span>
              <Checkbox
                label={label}
                checked={isShown}
                disabled={isShown && shown.length === 1}
                onChange={() => set(toggleColumn(explorer, state, name))}
              />
              {isShown && (
                <IconButton
                  icon={isPinned ? mdiPin : mdiPinOutline}
                  size="sm"
                  isPressed={isPinned}
                  label={t(($) => (isPinned ? $.unpin : $.pin), { name: label })}
                  onClick={() => set(togglePin(state, name))}
                />
              )}
            </li>
          );
        })}
      </ul>
      <Button size="sm" onClick={() => set({ columns: [], widths: {}, pinned: [] })}>
        {t(($) => $.resetColumns)}
      </Button>
    </div>
  );
}
