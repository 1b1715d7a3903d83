import { useState } from 'react';
import type { Ref } from 'react';
import { centsOf, dollarsOf } from '#web/engine/form/money-input.ts';
import { TextField } from '#web/kit/input/text-field.tsx';
import styles from './amount.module.css';

interface AmountBoxProps {
  label: string;
  currency: string;
  /** Typed by the seller; otherwise it follows from the other one. */
  isFixed: boolean;
  isPricing: boolean;
  /** Minor units as typed, when it is fixed. */
  amount: string;
  /** Minor units of the quote; empty while there is none. */
  computed: string;
  error?: string;
  onType: (minor: string) => void;
  onBlur: () => void;
  fieldRef?: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

/** One of the two amounts, large; typing in it makes it the one that stands. */
export function AmountBox({ label, currency, isFixed, isPricing, ...props }: AmountBoxProps) {
  const { amount, computed, error, onType, onBlur, fieldRef } = props;
  const minor = isFixed ? amount : computed;
  const [text, setText] = useState(() => dollarsOf(minor));
  const isOld = !isFixed && isPricing;
  return (
    <div className={isOld ? `${styles.box} ${styles.old}` : styles.box}>
      <TextField
        ref={fieldRef}
        label={label}
        end={<span className={styles.unit}>{currency}</span>}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0.00"
        isRequired={isFixed}
        error={error}
        value={isFixed && centsOf(text) === minor ? text : dollarsOf(minor)}
        onChange={(event) => {
          setText(event.target.value);
          onType(event.target.value.trim() === '' ? '' : centsOf(event.target.value));
        }}
        onBlur={() => {
          setText(dollarsOf(minor));
          onBlur();
        }}
      />
    </div>
  );
}
