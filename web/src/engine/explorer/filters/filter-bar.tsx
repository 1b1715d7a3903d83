import { mdiPlus } from '@mdi/js';
import { memo, useState } from 'react';
import type { Explorer } from '#domain/kernel/explorer.ts';
import { parseFilter } from '#domain/kernel/filter.ts';
import { onDemand } from '#web/kit/overlay/on-demand.tsx';
import { FilterChip } from '#web/kit/text/filter-chip.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { filterKind } from '../explorer-state.ts';
import type { ExplorerWords } from '../explorer-words.ts';
import type { ChangeState } from '../use-explorer-state.ts';
import type { Editing, FilterPopoverProps } from './filter-popover.tsx';
import { SetFilter } from './set-filter.tsx';
import styles from './filter-bar.module.css';

interface FilterBarProps {
  explorer: Explorer;
  words: ExplorerWords;
  /** Columns offered as dashed chips while they are not set. */
  quick: readonly string[];
  filter: readonly string[];
  change: ChangeState;
}

const FilterPopover = onDemand<FilterPopoverProps>(
  () => import('./filter-popover.tsx').then((file) => file.FilterPopover),
  ({ editing }) => editing !== undefined,
);

function PlainFilterBar({ explorer, words, quick, filter, change }: FilterBarProps) {
  const t = useMessages('explorer');
  const [editing, setEditing] = useState<Editing>();
  const set = new Set(filter.map((text) => text.slice(0, text.indexOf(':'))));
  const close = () => setEditing(undefined);
  const put = (next: readonly string[]) => change({ filter: [...next] });

  function apply(text: string) {
    const others = filter.filter((each) => each !== editing?.text);
    const at = filter.indexOf(editing?.text ?? '');
    put(at < 0 ? [...others, text] : [...others.slice(0, at), text, ...others.slice(at)]);
    close();
  }

  return (
    <div className={styles.bar} role="group" aria-label={t(($) => $.filter.bar)}>
      {filter.map((text) => {
        const parsed = parseFilter(text, (name) => filterKind(explorer, name));
        return (
          parsed && (
            <SetFilter
              key={text}
              {...{ explorer, words, filter: parsed }}
              onOpen={(anchor) => setEditing({ anchor, column: parsed.column, text })}
              onClear={() => put(filter.filter((each) => each !== text))}
            />
          )
        );
      })}
      {quick
        .filter((column) => !set.has(column))
        .map((column) => (
          <span key={column} className={styles.possible}>
            <FilterChip
              label={words.labels[column] ?? column}
              onOpen={(anchor) => setEditing({ anchor, column })}
            />
          </span>
        ))}
      <FilterChip label={t(($) => $.filter.add)} icon={mdiPlus} onOpen={(anchor) => setEditing({ anchor })} />
      <FilterPopover
        {...{ explorer, words, editing }}
        onPick={(column) => editing && setEditing({ ...editing, column })}
        onApply={apply}
        onClose={close}
      />
    </div>
  );
}

/** The conditions of an explorer as chips; renders again only when they change. */
export const FilterBar = memo(PlainFilterBar);
