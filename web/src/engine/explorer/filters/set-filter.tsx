import { mdiCalendarBlankOutline } from '@mdi/js';
import type { Explorer } from '#domain/kernel/explorer.ts';
import type { Filter } from '#domain/kernel/filter.ts';
import { FilterChip } from '#web/kit/text/filter-chip.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { filterKind } from '../explorer-state.ts';
import type { ExplorerWords } from '../explorer-words.ts';
import { describeFilter } from './describe-filter.ts';
import { useReferenceOptions } from './use-reference-options.ts';

interface SetFilterProps {
  explorer: Explorer;
  words: ExplorerWords;
  filter: Filter;
  onOpen: (anchor: HTMLElement) => void;
  onClear: () => void;
}

/** The chip of a condition that is set. */
export function SetFilter({ explorer, words, filter, onOpen, onClear }: SetFilterProps) {
  const t = useMessages('explorer');
  const { column } = filter;
  const kind = filterKind(explorer, column) ?? 'text';
  const isDate = kind === 'day' || kind === 'instant';
  const source = words.references?.[column];
  const options = useReferenceOptions(source, filter.values);
  const choice = words.choices?.[column];
  const word = (value: string): string =>
    options.find((option) => option.value === value)?.label ?? choice?.(value) ?? value;
  return (
    <FilterChip
      label={words.labels[column] ?? column}
      value={describeFilter({ filter, kind, word, t })}
      icon={isDate ? mdiCalendarBlankOutline : undefined}
      onOpen={onOpen}
      onClear={onClear}
    />
  );
}
