import { useEffect, useState } from 'react';
import type { ComboboxProps } from './combobox.tsx';
import type { Option } from './select-field.tsx';

/** A pause in typing after which a search starts, ms. */
const PAUSE_MS = 150;

const NONE: readonly Option[] = [];

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The options that fit the text: filtered here without regard to accents, or searched for and aborted. */
export function useOptions(source: ComboboxProps['options'], text: string, isOpen: boolean) {
  const [answer, setAnswer] = useState(NONE);
  const [isSearching, setIsSearching] = useState(false);
  const search = typeof source === 'function' ? source : undefined;

  useEffect(() => {
    if (!search || !isOpen) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      setIsSearching(true);
      void search(text, abort.signal)
        .catch(() => NONE)
        .then((found) => {
          if (abort.signal.aborted) return;
          setAnswer(found);
          setIsSearching(false);
        });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [search, text, isOpen]);

  if (typeof source === 'function') return { found: answer, isSearching };
  const wanted = plain(text);
  return { found: source.filter(({ label }) => plain(label).includes(wanted)), isSearching: false };
}
