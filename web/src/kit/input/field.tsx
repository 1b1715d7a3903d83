import { useId } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './field.module.css';

/** What every input has in common. */
export interface FieldProps {
  label: string;
  /** Shown at the field and read with it. */
  error?: string;
  /** A quiet line below the field. */
  hint?: string;
  isRequired?: boolean;
  disabled?: boolean;
  /** Takes the whole row of a FieldGrid. */
  isWide?: boolean;
}

/** The attributes that tie an input to its label, hint and error. */
export interface FieldControl {
  id: string;
  disabled?: boolean;
  'aria-invalid'?: true;
  'aria-required'?: true;
  'aria-describedby'?: string;
}

interface FrameProps extends FieldProps {
  children: (control: FieldControl) => ReactNode;
  /** Stands at the right inside the box: a unit, a button. */
  end?: ReactNode;
}

/** The box of an input: small label inside, value below, hint or error under it. */
export function Field({ label, error, hint, isRequired, disabled, isWide, end, children }: FrameProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error || hint;
  const control: FieldControl = {
    id,
    disabled,
    'aria-invalid': error ? true : undefined,
    'aria-required': isRequired || undefined,
    'aria-describedby': note ? noteId : undefined,
  };
  const box = [styles.box, error && styles.wrong, disabled && styles.off].filter(Boolean).join(' ');
  return (
    <div className={isWide ? `${styles.field} ${styles.isWide}` : styles.field}>
      <div className={box}>
        <label htmlFor={id} className={styles.label}>
          {label}
          {isRequired && <Star />}
        </label>
        <div className={styles.control}>{children(control)}</div>
        {end && <div className={styles.end}>{end}</div>}
      </div>
      <Note id={noteId} {...{ error, hint }} />
    </div>
  );
}

function Star() {
  const t = useMessages('kit');
  return (
    <span className={styles.star} title={t(($) => $.required)}>
      {' *'}
    </span>
  );
}

/** What is wrong, else what helps. */
function Note({ id, error, hint }: { id: string; error?: string; hint?: string }) {
  if (!error && !hint) return null;
  return (
    <p id={id} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
      {error || hint}
    </p>
  );
}
