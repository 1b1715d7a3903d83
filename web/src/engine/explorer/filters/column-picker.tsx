import { useState } from 'react';
import type { Explorer } from '#domain/kernel/explorer.ts';
import { TextField } from '#web/kit/input/text-field.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import type { ExplorerWords } from '../explorer-words.ts';
import styles from './filter-bar.module.css';

interface ColumnPickerProps {
  explorer: Explorer;
  words: ExplorerWords;
  onPick: (column: string) => void;
}

/** All columns one may filter by; typing narrows them, Enter takes the first. */
export function ColumnPicker({ explorer, words, onPick }: ColumnPickerProps) {
  const t = useMessages('explorer');
  const [typed, setTyped] = useState('');
  const wanted = plain(typed);
  const found = Object.keys(explorer.columns).filter(
    (name) =>
      explorer.columns[name]?.filterable !== false && plain(words.labels[name] ?? name).includes(wanted),
  );
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        if (found[0] !== undefined) onPick(found[0]);
      }}
    >
      <TextField
        label={t(($) => $.filter.find)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoFocus
      />
      <ul className={styles.list}>
        {found.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => onPick(name)}>
              {words.labels[name] ?? name}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}

/** Without accents and capitals, as people search. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
