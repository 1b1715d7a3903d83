import type { ChangeEventHandler, FocusEventHandler, ReactNode, Ref } from 'react';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';

export interface TextFieldProps extends FieldProps {
  name?: string;
  value?: string;
  defaultValue?: string;
  onChange?: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  onBlur?: FocusEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'number' | 'password';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  placeholder?: string;
  autoComplete?: string;
  autoFocus?: boolean;
  maxLength?: number;
  readOnly?: boolean;
  /** More than one makes it a text area. */
  rows?: number;
  end?: ReactNode;
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

/** One line (or `rows`) of text. Spreads react-hook-form's `register('name')`. */
export function TextField(props: TextFieldProps) {
  const { label, error, hint, isRequired, disabled, isWide, end, rows = 1, type = 'text', ...input } = props;
  return (
    <Field {...{ label, error, hint, isRequired, disabled, isWide, end }}>
      {(control) =>
        rows > 1 ? (
          <textarea {...input} {...control} rows={rows} />
        ) : (
          <input {...input} {...control} type={type} />
        )
      }
    </Field>
  );
}
