import type { Explorer } from '#domain/kernel/explorer.ts';
import { PopoverPanel } from '#web/kit/overlay/popover-panel.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import type { ExplorerWords } from '../explorer-words.ts';
import { ColumnPicker } from './column-picker.tsx';
import { FilterEditor } from './filter-editor.tsx';

/** What the popover shows: the list of columns, or one condition (a new one has no text yet). */
export interface Editing {
  readonly anchor: HTMLElement;
  readonly column?: string;
  readonly text?: string;
}

export interface FilterPopoverProps {
  explorer: Explorer;
  words: ExplorerWords;
  editing: Editing | undefined;
  onPick: (column: string) => void;
  onApply: (text: string) => void;
  onClose: () => void;
}

/** First which column, then its condition. */
export function FilterPopover({ explorer, words, editing, onPick, onApply, onClose }: FilterPopoverProps) {
  const t = useMessages('explorer');
  return (
    <PopoverPanel
      anchor={editing?.anchor}
      label={words.labels[editing?.column ?? ''] ?? t(($) => $.filter.add)}
      onClose={onClose}
    >
      {editing?.column === undefined ? (
        <ColumnPicker {...{ explorer, words, onPick }} />
      ) : (
        <FilterEditor
          key={editing.column}
          {...{ explorer, words, column: editing.column, text: editing.text, onApply }}
        />
      )}
    </PopoverPanel>
  );
}
