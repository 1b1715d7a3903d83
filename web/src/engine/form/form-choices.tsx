import { useState } from 'react';
import { Combobox } from '#web/kit/input/combobox.tsx';
import type { ComboboxProps } from '#web/kit/input/combobox.tsx';
import type { Option } from '#web/kit/input/select-field.tsx';
import { useField } from './use-field.ts';

interface FormChoiceProps extends Omit<ComboboxProps, 'value' | 'onChange' | 'error' | 'isMultiple'> {
  name: string;
  /** The words for what is chosen at first, where the options come from a search. */
  known?: readonly Option[];
}

/** One of many, found by typing; the form holds its value, or null. */
export function FormChoice({ name, known, ...props }: FormChoiceProps) {
  const { field, error } = useField(name);
  const { wordFor, learn } = useWords(props.options, known);
  const value = (field.value as string | null) ?? '';
  return (
    <Combobox
      {...props}
      error={error}
      value={value === '' ? [] : [wordFor(value)]}
      onChange={(options) => field.onChange(learn(options)[0] ?? null)}
    />
  );
}

/** Several of many, found by typing; the form holds their values. */
export function FormChoices({ name, known, ...props }: FormChoiceProps) {
  const { field, error } = useField(name);
  const { wordFor, learn } = useWords(props.options, known);
  const values = (field.value as string[] | null) ?? [];
  return (
    <Combobox
      {...props}
      isMultiple
      error={error}
      value={values.map(wordFor)}
      onChange={(options) => field.onChange(learn(options))}
    />
  );
}

/** The form keeps values only; the words for those found by a search are remembered here. */
function useWords(options: ComboboxProps['options'], known: readonly Option[] = []) {
  const [learnt, setLearnt] = useState<readonly Option[]>([]);
  const all = [...known, ...learnt, ...(typeof options === 'function' ? [] : options)];
  return {
    wordFor: (value: string): Option =>
      all.find((option) => option.value === value) ?? { value, label: value },
    learn(chosen: readonly Option[]): string[] {
      setLearnt((before) => [...before, ...chosen]);
      return chosen.map(({ value }) => value);
    },
  };
}
