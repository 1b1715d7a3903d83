import { useState } from 'react';
import { TextField } from '#web/kit/input/text-field.tsx';
import { centsOf, dollarsOf } from '../form/money-input.ts';

interface AmountFieldProps {
  label: string;
  /** US cents; what is no amount is given on as it was typed. */
  value: string;
  onChange: (cents: string) => void;
  error?: string;
  hint?: string;
  autoFocus?: boolean;
  disabled?: boolean;
}

/** Dollars as people type them, cents as the payment holds them. */
export function AmountField({ value, onChange, ...field }: AmountFieldProps) {
  const [text, setText] = useState(() => dollarsOf(value));
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      end="USD"
      // A new price, or another tender, may have changed it meanwhile.
      value={centsOf(text) === value ? text : dollarsOf(value)}
      onChange={(event) => {
        setText(event.target.value);
        onChange(event.target.value.trim() === '' ? '' : centsOf(event.target.value));
      }}
      onBlur={() => setText(dollarsOf(value))}
    />
  );
}
