import { mdiMagnify } from '@mdi/js';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Icon } from '#web/kit/text/icon.tsx';
import { Kbd } from '#web/kit/text/kbd.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import type { PaletteCommand } from './palette-command.ts';
import { matchCommands } from './palette-command.ts';
import { readRecent } from './recent.ts';
import { useSearch } from './use-search.ts';
import styles from './palette.module.css';

export type PaletteItem = PaletteCommand;

export interface PaletteListProps {
  commands: readonly PaletteCommand[];
  kinds: Readonly<Partial<Record<string, string>>>;
  user: string;
  /** What stands in the box at first. */
  start: string;
  onChoose: (item: PaletteItem) => void;
}

interface Group {
  readonly title: string;
  readonly items: readonly PaletteItem[];
}

/** The box and what fits what is typed in it: recent places, commands, and the finds of the server by kind. */
export function PaletteList({ commands, kinds, user, start, onChoose }: PaletteListProps) {
  const t = useMessages('palette');
  const listId = useId();
  const [text, setText] = useState(start);
  const [active, setActive] = useState(0);
  const { groups: found, isSearching } = useSearch(text);
  const groups = groupsOf();
  const items = groups.flatMap((group) => group.items);
  const current = Math.min(active, Math.max(items.length - 1, 0));

  function groupsOf(): Group[] {
    const recent = readRecent(user).map(({ href, ...item }) => ({ ...item, id: href, to: href }));
    const isEmpty = text.trim() === '';
    const all: Group[] = [
      { title: t(($) => $.recent), items: isEmpty ? recent : [] },
      ...found.map(({ kind, rows }) => ({
        title: kinds[kind] ?? kind,
        items: rows.map(({ href, ...row }) => ({ ...row, to: href })),
      })),
      { title: t(($) => $.commands), items: isEmpty ? commands : matchCommands(commands, text) },
    ];
    return all.filter((group) => group.items.length > 0);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setActive((current + step + items.length) % Math.max(items.length, 1));
    else if (event.key === 'Enter' && items[current]) onChoose(items[current]);
    else return;
    event.preventDefault();
  }

  return (
    <div className={styles.palette}>
      <span className={styles.box}>
        <Icon path={mdiMagnify} />
        <input
          autoFocus
          role="combobox"
          aria-expanded
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={items.length > 0 ? `${listId}-${current}` : undefined}
          aria-label={t(($) => $.title)}
          placeholder={t(($) => $.placeholder)}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </span>
      <div id={listId} role="listbox" aria-label={t(($) => $.title)} className={styles.list}>
        {groups.map((group) => (
          <div key={group.title} role="group" aria-label={group.title}>
            <p className={styles.group} aria-hidden="true">
              {group.title}
            </p>
            {group.items.map((item) => (
              <Line
                key={item.id}
                item={item}
                id={`${listId}-${items.indexOf(item)}`}
                isActive={items.indexOf(item) === current}
                onChoose={() => onChoose(item)}
              />
            ))}
          </div>
        ))}
      </div>
      <p className={styles.note} role="status">
        {note()}
      </p>
    </div>
  );

  function note(): string {
    if (items.length > 0) return t(($) => $.hint);
    return isSearching ? t(($) => $.searching) : t(($) => $.nothing, { text });
  }
}

interface LineProps {
  item: PaletteItem;
  id: string;
  isActive: boolean;
  onChoose: () => void;
}

function Line({ item, id, isActive, onChoose }: LineProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.line}
      ref={(line) => {
        if (isActive) line?.scrollIntoView({ block: 'nearest' });
      }}
      // The focus stays in the box.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {item.icon && <Icon path={item.icon} size={18} />}
      <span className={styles.label}>{item.label}</span>
      {item.detail && <small>{item.detail}</small>}
      {item.hint && <Kbd keys={item.hint} />}
    </div>
  );
}
