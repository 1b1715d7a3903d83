import { mdiMagnify } from '@mdi/js';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '#web/kit/text/icon.tsx';
import { Kbd } from '#web/kit/text/kbd.tsx';
import { useHotkey } from '#web/lib/hotkeys.ts';
import { useMessages } from '#web/lib/i18n.ts';
import type { ChangeState } from './use-explorer-state.ts';
import styles from './search-box.module.css';

/** A pause in typing after which the list follows; ms. */
const pauseTime = 250;

interface SearchBoxProps {
  title: string;
  q: string;
  change: ChangeState;
}

/** Finds in this list while one types; `/` goes there, Esc empties it. */
export function SearchBox({ title, q, change }: SearchBoxProps) {
  const t = useMessages('explorer');
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState<string>();
  useEffect(() => () => clearTimeout(timer.current), []);
  useHotkey({
    id: 'explorer.search',
    keys: '/',
    label: t(($) => $.searchKey),
    group: t(($) => $.keys),
    run: () => input.current?.focus(),
  });

  function search(text: string, wait = pauseTime) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      change({ q: text.trim().slice(0, 200) }, { replace: true });
      setTyped(undefined);
    }, wait);
  }

  return (
    <span className={styles.box}>
      <Icon path={mdiMagnify} size={18} />
      <input
        ref={input}
        type="search"
        value={typed ?? q}
        aria-label={t(($) => $.search, { title })}
        placeholder={t(($) => $.searchKey)}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => search(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(event.currentTarget.value, 0);
          if (event.key === 'Escape') search('', 0);
        }}
      />
      <Kbd keys="/" />
    </span>
  );
}
