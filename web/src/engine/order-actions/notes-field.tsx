import type { CashDue } from '#domain/order/banknotes.ts';
import { banknotes, worthOfNotes } from '#domain/order/banknotes.ts';
import { useField } from '#web/engine/form/use-field.ts';
import { formatMoney } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './order-actions.module.css';

/** Which notes were handed over, for who wants it kept: folded away, and all of the amount or nothing. */
export function NotesField({ due }: { due: CashDue }) {
  const t = useMessages('order-actions');
  const { field, error } = useField('notes');
  const count = field.value as Readonly<Record<string, string>>;
  const { currency, amount } = due;
  const sum = worthOfNotes(count);
  return (
    <details className={styles.notes} open={error !== undefined || undefined}>
      <summary>
        {t(($) => $.notes)} <span>{formatMoney(sum === 0n ? amount : sum, currency)}</span>
      </summary>
      <div className={styles.noteGrid} role="group" aria-label={t(($) => $.notes)}>
        {banknotes[currency].map((value) => (
          <label key={value}>
            <span>{formatMoney(value, currency)}</span>
            <input
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              placeholder="0"
              value={count[value] ?? ''}
              onChange={(event) =>
                field.onChange({ ...count, [value]: event.target.value.replaceAll(/\D/g, '') })
              }
            />
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </details>
  );
}
