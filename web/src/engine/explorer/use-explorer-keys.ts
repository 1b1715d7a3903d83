import type { RefObject } from 'react';
import { useHotkey } from '#web/lib/hotkeys.ts';
import { useMessages } from '#web/lib/i18n.ts';

interface Keys<Row> {
  /** Where the table stands. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly rows: readonly Row[];
  readonly onEdit?: (row: Row) => void;
}

/** `j` goes to the rows from anywhere (the table itself walks them), `e` edits the row one stands on. */
export function useExplorerKeys<Row>({ frame, rows, onEdit }: Keys<Row>): void {
  const t = useMessages('explorer');
  const group = t(($) => $.keys);

  function edit() {
    const line = document.activeElement?.closest<HTMLElement>('[data-index]');
    const row = frame.current?.contains(line ?? null) ? rows[Number(line?.dataset.index)] : undefined;
    if (row !== undefined) onEdit?.(row);
  }

  useHotkey({
    id: 'explorer.rows',
    keys: 'j',
    label: t(($) => $.rowsKey),
    group,
    run: () => frame.current?.querySelector<HTMLElement>('tr[tabindex="0"]')?.focus(),
  });
  useHotkey(onEdit && { id: 'explorer.edit', keys: 'e', label: t(($) => $.editKey), group, run: edit });
}
