import type { RefObject } from 'react';
import { useHotkey } from '#web/lib/hotkeys.ts';
import { useMessages } from '#web/lib/i18n.ts';

interface EditKey<Row> {
  /** Where the table stands. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly rows: readonly Row[];
  readonly onEdit?: (row: Row) => void;
}

/** `e` edits the row one stands on. */
export function useEditKey<Row>({ frame, rows, onEdit }: EditKey<Row>): void {
  const t = useMessages('explorer');

  function run() {
    const line = document.activeElement?.closest<HTMLElement>('[data-index]') ?? null;
    const row = frame.current?.contains(line) ? rows[Number(line?.dataset.index)] : undefined;
    if (row !== undefined) onEdit?.(row);
  }

  useHotkey(
    onEdit && { id: 'explorer.edit', keys: 'e', label: t(($) => $.editKey), group: t(($) => $.keys), run },
  );
}
