import { useState } from 'react';
import type { CashCount } from '#domain/areas/cash/denominations.ts';
import { denominations, worthOf } from '#domain/areas/cash/denominations.ts';
import { formatMoney } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './cash.module.css';

interface CountSheetProps {
  label: string;
  value: CashCount;
  onChange: (count: CashCount) => void;
}

/** Pieces of every bill and coin; Enter goes to the next one, the sum is said below. */
export function CountSheet({ label, value, onChange }: CountSheetProps) {
  const t = useMessages('cash');
  return (
    <fieldset className={styles.count}>
      <legend>{label}</legend>
      {denominations.map((cents, index) => (
        <div key={cents} className={styles.line}>
          <label htmlFor={`count-${cents}`}>{formatMoney(cents, 'USD')}</label>
          <Pieces
            id={`count-${cents}`}
            label={t(($) => $.pieces, { of: formatMoney(cents, 'USD') })}
            autoFocus={index === 0}
            value={value[cents] ?? 0}
            onChange={(pieces) => onChange({ ...value, [cents]: pieces })}
          />
          <output>{formatMoney(BigInt(cents) * BigInt(value[cents] ?? 0), 'USD')}</output>
        </div>
      ))}
      <p className={styles.sum} aria-live="polite">
        <span>{t(($) => $.counted)}</span>
        <b>{formatMoney(worthOf(value), 'USD')}</b>
      </p>
    </fieldset>
  );
}

interface PiecesProps {
  id: string;
  label: string;
  autoFocus: boolean;
  value: number;
  onChange: (pieces: number) => void;
}

function Pieces({ id, label, autoFocus, value, onChange }: PiecesProps) {
  const [text, setText] = useState(value === 0 ? '' : String(value));
  return (
    <input
      id={id}
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      autoFocus={autoFocus}
      maxLength={5}
      value={text}
      onChange={(event) => {
        const digits = event.target.value.replaceAll(/\D/g, '');
        setText(digits);
        onChange(Number(digits));
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        const inputs = [...(event.currentTarget.closest('fieldset')?.querySelectorAll('input') ?? [])];
        inputs[inputs.indexOf(event.currentTarget) + 1]?.focus();
      }}
    />
  );
}
