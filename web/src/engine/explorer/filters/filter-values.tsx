import type { Explorer } from '#domain/kernel/explorer.ts';
import type { ColumnKind } from '#domain/kernel/filter.ts';
import { relativeRanges } from '#domain/kernel/filter.ts';
import { Button } from '#web/kit/action/button.tsx';
import { Checkbox } from '#web/kit/input/checkbox.tsx';
import { Combobox } from '#web/kit/input/combobox.tsx';
import { DateField } from '#web/kit/input/date-field.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import type { ExplorerWords } from '../explorer-words.ts';
import type { FilterDraft } from './filter-draft.ts';
import { useReferenceOptions } from './use-reference-options.ts';
import styles from './filter-bar.module.css';

interface FilterValuesProps {
  explorer: Explorer;
  words: ExplorerWords;
  column: string;
  kind: ColumnKind;
  draft: FilterDraft;
  onChange: (draft: FilterDraft) => void;
  /** The choice says everything; nothing is left to apply. */
  onFinish: (draft: FilterDraft) => void;
}

/** The inputs that the operator and the kind of the column ask for. */
export function FilterValues(props: FilterValuesProps) {
  const { kind, draft } = props;
  if (draft.operator === 'empty' || draft.operator === 'notEmpty') return null;
  if (draft.operator === 'within') return <Periods {...props} />;
  if (kind === 'boolean') return <YesNo {...props} />;
  if (kind === 'enum') return <Choices {...props} />;
  if (kind === 'reference') return <References {...props} />;
  return draft.operator === 'between' ? <FromTo {...props} /> : <One {...props} index={0} />;
}

function Periods({ draft, onFinish }: FilterValuesProps) {
  const t = useMessages('explorer');
  return (
    <div className={styles.periods}>
      {relativeRanges.map((range) => (
        <Button
          key={range}
          size="sm"
          variant={draft.values[0] === range ? 'primary' : 'ghost'}
          onClick={() => onFinish({ operator: 'within', values: [range] })}
        >
          {t(($) => $.filter.period[range])}
        </Button>
      ))}
    </div>
  );
}

function YesNo({ onFinish }: FilterValuesProps) {
  const t = useMessages('explorer');
  return (
    <div className={styles.two}>
      <Button onClick={() => onFinish({ operator: 'is', values: ['true'] })}>{t(($) => $.yes)}</Button>
      <Button onClick={() => onFinish({ operator: 'is', values: ['false'] })}>{t(($) => $.no)}</Button>
    </div>
  );
}

function Choices({ explorer, words, column, draft, onChange }: FilterValuesProps) {
  const choice = words.choices?.[column];
  const chosen = new Set(draft.values);
  return (
    <div className={styles.choices}>
      {(explorer.columns[column]?.values ?? []).map((value) => (
        <Checkbox
          key={value}
          label={choice?.(value) ?? value}
          checked={chosen.has(value)}
          onChange={() => onChange({ ...draft, values: toggled(draft.values, value) })}
        />
      ))}
    </div>
  );
}

function toggled(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}

function References({ words, column, draft, onChange }: FilterValuesProps) {
  const source = words.references?.[column];
  const known = useReferenceOptions(source, draft.values);
  if (source === undefined) return null;
  return (
    <Combobox
      label={words.labels[column] ?? column}
      options={source.search}
      isMultiple
      value={draft.values.map(
        (value) => known.find((option) => option.value === value) ?? { value, label: value },
      )}
      onChange={(options) => onChange({ ...draft, values: options.map(({ value }) => value) })}
    />
  );
}

function FromTo(props: FilterValuesProps) {
  const t = useMessages('explorer');
  return (
    <div className={styles.two}>
      <One {...props} index={0} label={t(($) => $.filter.from)} />
      <One {...props} index={1} label={t(($) => $.filter.to)} />
    </div>
  );
}

function One({ kind, draft, onChange, index, label }: FilterValuesProps & { index: 0 | 1; label?: string }) {
  const t = useMessages('explorer');
  const value = draft.values[index] ?? '';
  const words = label ?? t(($) => $.filter.value);
  const set = (next: string): void => {
    const [first = '', second = ''] = draft.values;
    onChange({ ...draft, values: index === 0 ? [next, second] : [first, next] });
  };
  if (kind === 'day' || kind === 'instant') return <DateField label={words} value={value} onChange={set} />;
  return (
    <TextField
      label={words}
      inputMode={kind === 'text' ? 'text' : 'decimal'}
      value={value}
      onChange={(event) => set(event.target.value)}
      autoFocus={index === 0}
    />
  );
}
