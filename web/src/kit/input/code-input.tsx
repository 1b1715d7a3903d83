import { useId } from 'react';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './code-input.module.css';

const LENGTH = 6;

interface CodeInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called with the code as soon as it is whole. */
  onComplete?: (code: string) => void;
  error?: string;
  autoFocus?: boolean;
}

/** A one-time code of six digits in one input, so that pasting and the phone's suggestion just work. */
export function CodeInput({ label, value, onChange, onComplete, error, autoFocus }: CodeInputProps) {
  const id = useId();
  const t = useMessages('kit');

  function take(text: string) {
    const digits = text.replaceAll(/\D/g, '').slice(0, LENGTH);
    onChange(digits);
    if (digits.length === LENGTH && digits !== value) onComplete?.(digits);
  }

  return (
    <div className={styles.code}>
      <label htmlFor={id}>{label}</label>
      <div className={error ? `${styles.boxes} ${styles.wrong}` : styles.boxes}>
        {Array.from({ length: LENGTH }, (_, index) => (
          <i key={index} className={index === value.length ? styles.next : undefined}>
            {value[index]}
          </i>
        ))}
        <input
          id={id}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus={autoFocus}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => take(event.target.value)}
        />
      </div>
      <p
        id={`${id}-note`}
        className={error ? styles.error : 'visually-hidden'}
        role={error ? 'alert' : undefined}
      >
        {error ?? t(($) => $.field.digits, { count: LENGTH })}
      </p>
    </div>
  );
}
