import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';

interface TimeFieldProps extends FieldProps {
  /** `14:32`, 24 hours; the browser shows it the user's way. */
  value?: string;
  defaultValue?: string;
  name?: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
}

/** A time of day to the minute. */
export function TimeField({ label, error, hint, isRequired, disabled, isWide, ...input }: TimeFieldProps) {
  return (
    <Field {...{ label, error, hint, isRequired, disabled, isWide }}>
      {(control) => <input {...input} {...control} type="time" />}
    </Field>
  );
}
