import { mdiAccountPlusOutline, mdiMagnify } from '@mdi/js';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Field } from '#web/kit/input/field.tsx';
import { useDropList } from '#web/kit/input/use-drop-list.ts';
import { Icon } from '#web/kit/text/icon.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './person-search.module.css';

interface PersonSearchProps<Row extends { id: string }> {
  label: string;
  hint?: string;
  error?: string;
  hasFocus?: boolean;
  text: string;
  onText: (text: string) => void;
  rows: readonly Row[];
  /** The rows are not yet those of the text. */
  isSearching: boolean;
  line: (row: Row) => ReactNode;
  onTake: (row: Row) => void;
  /** The last choice of the list; the only one when nobody is found. */
  create?: { readonly label: string; readonly run: () => void };
}

/**
 * A search box for people whose results say who they are. Arrows walk, Enter takes, Esc closes; who types faster than
 * the answer and presses Enter gets the one that is found, when it is only one.
 */
export function PersonSearch<Row extends { id: string }>(props: PersonSearchProps<Row>) {
  const { rows, isSearching, text, onText, create, line } = props;
  const t = useMessages('customer-picker');
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [isAwaited, setIsAwaited] = useState(false);
  const count = rows.length + (create ? 1 : 0);
  const hasList = isOpen && (text.trim() !== '' || rows.length > 0 || create !== undefined);
  const { anchor, list } = useDropList(hasList, active);

  function take(index: number) {
    setIsAwaited(false);
    const row = rows[index];
    if (row) props.onTake(row);
    else if (index === rows.length) create?.run();
    else return;
    setIsOpen(false);
  }

  const takeOnly = useEffectEvent(() => {
    setIsAwaited(false);
    if (rows.length <= 1) take(0);
  });
  useEffect(() => {
    if (isAwaited && !isSearching) takeOnly();
  }, [isAwaited, isSearching]);

  function enter() {
    if (!isOpen) return setIsOpen(true);
    if (isSearching && text.trim() !== '') setIsAwaited(true);
    else take(active);
  }

  const keys: Record<string, () => void> = {
    ArrowDown: () => (isOpen ? setActive(Math.min(active + 1, count - 1)) : setIsOpen(true)),
    ArrowUp: () => setActive(Math.max(active - 1, 0)),
    Enter: enter,
  };

  function onKeyDown(event: KeyboardEvent) {
    const act = event.key === 'Escape' && isOpen ? () => setIsOpen(false) : keys[event.key];
    if (!act || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  return (
    <div ref={anchor}>
      <Field
        label={props.label}
        hint={props.hint}
        error={props.error}
        end={<Icon path={mdiMagnify} size={20} />}
      >
        {(control) => (
          <input
            {...control}
            role="combobox"
            autoComplete="off"
            autoFocus={props.hasFocus}
            aria-expanded={hasList}
            aria-controls={hasList ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={hasList && active < count ? `${listId}-${active}` : undefined}
            placeholder={t(($) => $.search.placeholder)}
            value={text}
            onChange={(event) => {
              onText(event.target.value);
              setIsOpen(true);
              setActive(0);
              setIsAwaited(false);
            }}
            onFocus={() => rows.length > 0 && setIsOpen(true)}
            onClick={() => setIsOpen(true)}
            onBlur={() => setIsOpen(false)}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      {hasList && (
        <ul
          ref={list}
          popover="manual"
          id={listId}
          role="listbox"
          aria-label={props.label}
          className={styles.list}
        >
          {rows.map((row, index) => (
            <Choice
              key={row.id}
              id={`${listId}-${index}`}
              isActive={index === active}
              onTake={() => take(index)}
            >
              {line(row)}
            </Choice>
          ))}
          {rows.length === 0 && text.trim() !== '' && (
            <li role="presentation" className={styles.none}>
              {isSearching ? t(($) => $.search.searching) : t(($) => $.search.nobody)}
            </li>
          )}
          {create && (
            <Choice
              id={`${listId}-${rows.length}`}
              isActive={active === rows.length}
              onTake={() => take(rows.length)}
            >
              <span className={styles.create}>
                <Icon path={mdiAccountPlusOutline} size={20} />
                {create.label}
              </span>
            </Choice>
          )}
        </ul>
      )}
    </div>
  );
}

interface ChoiceProps {
  id: string;
  isActive: boolean;
  onTake: () => void;
  children: ReactNode;
}

function Choice({ id, isActive, onTake, children }: ChoiceProps) {
  return (
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      className={isActive ? styles.active : undefined}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onTake}
    >
      {children}
    </li>
  );
}
