import { useState } from 'react';
import type { Explorer } from '#domain/kernel/explorer.ts';
import type { Operator } from '#domain/kernel/filter.ts';
import { operatorsOf, parseFilter } from '#domain/kernel/filter.ts';
import { Button } from '#web/kit/action/button.tsx';
import { SelectField } from '#web/kit/input/select-field.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { filterKind } from '../explorer-state.ts';
import type { ExplorerWords } from '../explorer-words.ts';
import type { FilterDraft } from './filter-draft.ts';
import { draftOf, finishDraft, newDraft, withOperator } from './filter-draft.ts';
import { FilterValues } from './filter-values.tsx';
import styles from './filter-bar.module.css';

interface FilterEditorProps {
  explorer: Explorer;
  words: ExplorerWords;
  column: string;
  /** The condition being changed; a new one without it. */
  text?: string;
  onApply: (text: string) => void;
}

/** One condition: operator, values, Apply. A choice that is complete by itself (a period, yes or no) applies at once. */
export function FilterEditor({ explorer, words, column, text, onApply }: FilterEditorProps) {
  const t = useMessages('explorer');
  const kind = filterKind(explorer, column) ?? 'text';
  const [draft, setDraft] = useState(() => {
    const filter = text === undefined ? null : parseFilter(text, (name) => filterKind(explorer, name));
    return filter ? draftOf(filter, kind) : newDraft(kind);
  });
  const finished = finishDraft(explorer, column, draft);

  function applyNow(next: FilterDraft) {
    const done = finishDraft(explorer, column, next);
    if (done !== undefined) onApply(done);
  }

  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        applyNow(draft);
      }}
    >
      <h2 className={styles.title}>{words.labels[column] ?? column}</h2>
      {operatorsOf[kind].length > 1 && (
        <SelectField
          label={t(($) => $.filter.condition)}
          options={operatorsOf[kind].map((value) => ({ value, label: t(($) => $.filter.operator[value]) }))}
          value={draft.operator}
          onChange={(event) => setDraft(withOperator(draft, event.target.value as Operator))}
        />
      )}
      <FilterValues {...{ explorer, words, column, kind, draft }} onChange={setDraft} onFinish={applyNow} />
      {draft.operator !== 'within' && kind !== 'boolean' && (
        <Button type="submit" variant="primary" disabled={finished === undefined}>
          {t(($) => $.filter.apply)}
        </Button>
      )}
    </form>
  );
}
