import type { FundPaper } from '#domain/areas/funds/funds.endpoints.ts';
import { formatDate, formatMoney } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './funds.module.css';
import { temporaryLimit } from './temporary-limit.ts';
import { useToday } from './use-today.ts';

interface Figure {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  readonly isStrong?: boolean;
  readonly isDebt?: boolean;
}

/** The sum that leads to what can still be sold: balance, less what is held, plus the limit. */
export function FundFigures({ fund }: { fund: FundPaper }) {
  const t = useMessages('funds');
  const limit = useLimit(fund);
  const { balance, held, available, waiting } = fund;
  const figures: readonly Figure[] = [
    { id: 'balance', label: t(($) => $.figure.balance), ...money(balance) },
    { id: 'held', label: t(($) => $.figure.held), ...money(held), note: t(($) => $.figure.heldText) },
    { id: 'limit', label: t(($) => $.figure.limit), ...limit },
    {
      id: 'available',
      label: t(($) => $.figure.available),
      isStrong: true,
      ...(available === null ? { value: t(($) => $.figure.any) } : money(available)),
    },
    {
      id: 'waiting',
      label: t(($) => $.figure.waiting),
      ...money(waiting),
      note: t(($) => $.figure.waitingText),
    },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ id, label, value, note, isStrong, isDebt }) => (
        <div key={id} className={isStrong ? styles.strong : undefined}>
          <dt>{label}</dt>
          <dd className={isDebt ? styles.debt : undefined}>{value}</dd>
          {note !== undefined && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** How far below zero the fund may go today. */
function useLimit({ creditModel, creditLimit, ...fund }: FundPaper): Pick<Figure, 'value' | 'note'> {
  const t = useMessages('funds');
  const temporary = temporaryLimit(fund, useToday());
  if (creditModel === 'NoLimit') return { value: '—', note: t(($) => $.figure.notUsed) };
  const extra = temporary === undefined || temporary.isOver ? 0n : BigInt(temporary.limit);
  const usual = creditModel === 'Credit' ? BigInt(creditLimit) : 0n;
  const value = formatMoney(usual + extra, 'USD');
  if (temporary && extra > 0n) {
    const amount = formatMoney(temporary.limit, 'USD');
    return { value, note: t(($) => $.figure.limitExtra, { amount, date: formatDate(temporary.until) }) };
  }
  return { value, note: t(($) => (creditModel === 'Credit' ? $.figure.limitText : $.figure.floor)) };
}

function money(minor: string): Pick<Figure, 'value' | 'isDebt'> {
  return { value: formatMoney(minor, 'USD'), isDebt: minor.startsWith('-') };
}
