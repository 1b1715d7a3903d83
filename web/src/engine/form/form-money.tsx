import { useState } from 'react';
import type { FieldProps } from '#web/kit/input/field.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { centsOf, dollarsOf } from './money-input.ts';
import { useField } from './use-field.ts';

interface FormMoneyProps extends Omit<FieldProps, 'error'> {
  name: string;
  /** An empty field is null: no limit. */
  isNullable?: boolean;
}

/** An amount: people type dollars, the form holds cents as a decimal string. */
export function FormMoney({ name, isNullable = false, ...props }: FormMoneyProps) {
  const { field, error } = useField(name);
  const cents = (field.value as string | null) ?? '';
  const [text, setText] = useState(() => dollarsOf(cents));
  return (
    <TextField
      {...props}
      ref={field.ref}
      inputMode="decimal"
      end="USD"
      error={error}
      // A draft or a comparison may have put another amount in meanwhile.
      value={centsOf(text) === cents ? text : dollarsOf(cents)}
      onChange={(event) => {
        setText(event.target.value);
        const next = centsOf(event.target.value);
        field.onChange(isNullable && next === '' ? null : next);
      }}
      onBlur={() => {
        setText(dollarsOf(cents));
        field.onBlur();
      }}
    />
  );
}
