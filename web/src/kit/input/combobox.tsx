import { mdiClose } from '@mdi/js';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useMessages } from '#web/lib/i18n.ts';
import { Icon } from '../text/icon.tsx';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import type { Option } from './select-field.tsx';
import { useDropList } from './use-drop-list.ts';
import { useOptions } from './use-options.ts';
import styles from './combobox.module.css';

export interface ComboboxProps extends FieldProps {
  /** All options, or a search that may be aborted. */
  options: readonly Option[] | ((text: string, signal: AbortSignal) => Promise<readonly Option[]>);
  value: readonly Option[];
  onChange: (value: readonly Option[]) => void;
  /** Several choices stand as chips before the text. */
  isMultiple?: boolean;
  placeholder?: string;
}

/** Choose by typing: arrows walk, Enter takes, Esc closes, Backspace removes the last one. */
export function Combobox({
  options,
  value,
  onChange,
  isMultiple = false,
  placeholder,
  ...field
}: ComboboxProps) {
  const t = useMessages('kit');
  const listId = useId();
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const { found, isSearching } = useOptions(options, text, isOpen);
  const chosen = new Set(value.map((option) => option.value));
  const single = isMultiple ? undefined : value[0];
  const hasList = isOpen && !field.disabled;
  const { anchor, list } = useDropList(hasList, active);

  function close() {
    setIsOpen(false);
    setText('');
    setActive(0);
  }

  function take(option: Option | undefined) {
    if (!option || option.disabled) return;
    if (!isMultiple) onChange([option]);
    else if (chosen.has(option.value)) onChange(value.filter((each) => each.value !== option.value));
    else onChange([...value, option]);
    if (isMultiple) setText('');
    else close();
  }

  const keys: Record<string, () => void> = {
    ArrowDown: () => (isOpen ? setActive(Math.min(active + 1, found.length - 1)) : setIsOpen(true)),
    ArrowUp: () => setActive(Math.max(active - 1, 0)),
    Enter: () => (isOpen ? take(found[active]) : setIsOpen(true)),
    Escape: close,
  };

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Backspace' && text === '') return onChange(value.slice(0, -1));
    const act = keys[event.key];
    if (!act || (event.key === 'Escape' && !isOpen)) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  return (
    <div ref={anchor} className={field.isWide ? `${styles.combobox} ${styles.wide}` : styles.combobox}>
      <Field {...field}>
        {(control) => (
          <div className={styles.values}>
            {isMultiple && <Chosen value={value} onChange={onChange} />}
            <input
              {...control}
              role="combobox"
              autoComplete="off"
              aria-expanded={hasList}
              aria-controls={hasList ? listId : undefined}
              aria-autocomplete="list"
              aria-activedescendant={hasList && found[active] ? `${listId}-${active}` : undefined}
              placeholder={single || value.length > 0 ? undefined : placeholder}
              value={isOpen || !single ? text : single.label}
              onChange={(event) => {
                setText(event.target.value);
                setIsOpen(true);
                setActive(0);
              }}
              onFocus={(event) => event.target.select()}
              onClick={() => setIsOpen(true)}
              onBlur={close}
              onKeyDown={onKeyDown}
            />
          </div>
        )}
      </Field>
      {hasList && (
        <ul
          ref={list}
          popover="manual"
          id={listId}
          role="listbox"
          aria-label={field.label}
          aria-multiselectable={isMultiple}
          className={styles.list}
        >
          {found.map((option, index) => (
            <li
              key={option.value}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={chosen.has(option.value)}
              aria-disabled={option.disabled}
              className={index === active ? styles.active : undefined}
              // The focus stays in the input: a lost focus would close the list before the click.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(option)}
            >
              {option.label}
            </li>
          ))}
          {found.length === 0 && (
            <li role="option" aria-disabled="true" aria-selected="false" className={styles.none}>
              {isSearching ? t(($) => $.loading) : t(($) => $.field.noMatch)}
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

function Chosen({ value, onChange }: Pick<ComboboxProps, 'value' | 'onChange'>) {
  const t = useMessages('kit');
  return value.map((option) => (
    <span key={option.value} className={styles.chip}>
      {option.label}
      <button
        type="button"
        tabIndex={-1}
        aria-label={t(($) => $.field.remove, { name: option.label })}
        onClick={() => onChange(value.filter((each) => each !== option))}
      >
        <Icon path={mdiClose} size={14} />
      </button>
    </span>
  ));
}
