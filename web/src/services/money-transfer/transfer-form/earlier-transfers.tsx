import { useEffect, useRef } from 'react';
import type { EarlierTransfer } from '#domain/services/money-transfer/transfers.endpoints.ts';
import { transferMethodLabels } from '#domain/services/money-transfer/transfers.labels.ts';
import { Kbd } from '#web/kit/text/kbd.tsx';
import { formatMoney, formatRelative } from '#web/lib/format.ts';
import { useHotkey } from '#web/lib/hotkeys.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import styles from './earlier-transfers.module.css';

interface EarlierTransfersProps {
  rows: readonly EarlierTransfer[];
  /** The newest has the focus, so that Enter repeats it. */
  hasFocus: boolean;
  onTake: (row: EarlierTransfer) => void;
}

/** What the sender sent before: one key fills in receiver, method, place and amount. */
export function EarlierTransfers({ rows, hasFocus, onTake }: EarlierTransfersProps) {
  const t = useMessages('transfer-form');
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) first.current?.focus();
  }, [hasFocus]);
  return (
    <div role="group" aria-label={t(($) => $.earlier)}>
      <p className={styles.title}>{t(($) => $.earlier)}</p>
      <ul className={styles.list}>
        {rows.map((row, index) => (
          <li key={row.id}>
            <Repeat {...{ row, onTake }} digit={String(index + 1)} button={index === 0 ? first : undefined} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface RepeatProps extends Pick<EarlierTransfersProps, 'onTake'> {
  row: EarlierTransfer;
  digit: string;
  button?: React.Ref<HTMLButtonElement>;
}

function Repeat({ row, digit, button, onTake }: RepeatProps) {
  const t = useMessages('transfer-form');
  const methods = transferMethodLabels[useLanguage()];
  useHotkey({
    id: `transfer.repeat${digit}`,
    keys: digit,
    label: t(($) => $.repeat, { digit }),
    run: () => onTake(row),
  });
  const currency = row.mode === 'SendFixed' ? 'USD' : row.payoutCurrency;
  const facts = [
    methods[row.method],
    row.municipality === row.province ? row.province : `${row.municipality}, ${row.province}`,
    formatRelative(row.createdAt),
  ];
  return (
    <button
      ref={button}
      type="button"
      className={styles.tile}
      aria-keyshortcuts={digit}
      onClick={() => onTake(row)}
    >
      <Kbd keys={digit} />
      <span className={styles.words}>
        <b>{row.receiver}</b>
        <small>{facts.join(' · ')}</small>
      </span>
      <span className={styles.amount}>{formatMoney(row.amount, currency)}</span>
    </button>
  );
}
