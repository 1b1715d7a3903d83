import { useState } from 'react';
import { useField } from '#web/engine/form/use-field.ts';
import { TextField } from '#web/kit/input/text-field.tsx';

interface FormNumberProps {
  name: string;
  label: string;
  hint?: string;
  /** An empty field is null. */
  isNullable?: boolean;
}

/** A plain number, bound to the form around it; what is no number is refused by the schema. */
export function FormNumber({ name, isNullable = false, ...props }: FormNumberProps) {
  const { field, error } = useField(name);
  const [text, setText] = useState(() => String(field.value ?? ''));
  return (
    <TextField
      {...props}
      name={name}
      ref={field.ref}
      inputMode="decimal"
      value={text}
      error={error}
      onBlur={field.onBlur}
      onChange={({ target }) => {
        setText(target.value);
        const typed = target.value.trim().replace(',', '.');
        field.onChange(typed === '' && isNullable ? null : typed === '' ? Number.NaN : Number(typed));
      }}
    />
  );
}
