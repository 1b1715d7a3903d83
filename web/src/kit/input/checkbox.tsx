import { useId } from 'react';
import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import styles from './checkbox.module.css';

export interface CheckboxProps {
  label: string;
  hint?: string;
  error?: string;
  name?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  disabled?: boolean;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
}

/** Yes or no as part of a form; takes effect with the form's button. */
export function Checkbox(props: CheckboxProps) {
  return <Mark {...props} kind={styles.box} />;
}

/** The common part of Checkbox and Switch. */
export function Mark({ label, hint, error, kind, role, ...input }: MarkProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={styles.line}>
      <input
        {...input}
        id={id}
        type="checkbox"
        role={role}
        className={kind}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
      />
      <label htmlFor={id}>{label}</label>
      {note && (
        <p id={`${id}-note`} className={error ? styles.error : styles.hint}>
          {note}
        </p>
      )}
    </div>
  );
}

interface MarkProps extends CheckboxProps {
  kind: string | undefined;
  role?: 'switch';
}
