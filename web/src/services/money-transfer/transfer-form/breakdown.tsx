import type { TransferAnswer } from '#domain/services/money-transfer/pricing.endpoints.ts';
import { transferMethodLabels } from '#domain/services/money-transfer/transfers.labels.ts';
import type { TransferMethod } from '#domain/services/money-transfer/transfer.values.ts';
import { paymentMethodLabels } from '#domain/payment/payment.labels.ts';
import { formatDate, formatMoney, formatTime } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import styles from './breakdown.module.css';

type Quote = NonNullable<TransferAnswer['quote']>;

interface BreakdownProps {
  answer: TransferAnswer | undefined;
  /** Another price is on its way: the figures stay where they are and say so. */
  isPricing: boolean;
  method: TransferMethod;
}

interface Line {
  readonly key: string;
  readonly label: string;
  /** Undefined: not known yet; a grey shape of the same width stands there. */
  readonly value: string | undefined;
  readonly kind?: 'sum' | 'gets';
}

/** The price line by line, what arrives and when. The usual lines stand there before there is a price. */
export function Breakdown({ answer, isPricing, method }: BreakdownProps) {
  const t = useMessages('transfer-form');
  const lines = useLines(answer, method);
  const validUntil = answer?.quote?.validUntil;
  return (
    <section className={styles.quote} aria-label={t(($) => $.quote)} aria-busy={isPricing}>
      <h2 className={styles.title}>
        {validUntil ? t(($) => $.quoteUntil, { time: formatTime(validUntil) }) : t(($) => $.quote)}
        <i className={isPricing ? `${styles.bar} ${styles.moving}` : styles.bar} />
      </h2>
      <dl className={isPricing ? `${styles.lines} ${styles.old}` : styles.lines}>
        {lines.map(({ key, label, value, kind }) => (
          <div key={key} className={kind ? `${styles.line} ${styles[kind]}` : styles.line}>
            <dt>{label}</dt>
            <dd>{value ?? <i className={styles.blank} />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function useLines(answer: TransferAnswer | undefined, method: TransferMethod): Line[] {
  const t = useMessages('transfer-form');
  const language = useLanguage();
  const taxes = useTaxLines(answer);
  const quote = answer?.quote ?? undefined;
  const feeLabel = t(($) => $.line.fee, { method: transferMethodLabels[language][method].toLowerCase() });
  const labelOf = ({ code, label }: Quote['lines'][number]): string =>
    label?.[language] ?? (code === 'fee' ? feeLabel : t(($) => $.line[code]));
  const usual: Line[] = [
    { key: 'principal0', label: t(($) => $.line.principal), value: undefined },
    { key: 'fee1', label: feeLabel, value: undefined },
    { key: 'tax', label: t(($) => $.line.tax), value: undefined },
  ];
  const priced = quote?.lines
    .filter(({ code }) => code !== 'tax')
    .map((line, index) => ({ key: `${line.code}${index}`, label: labelOf(line), value: money(line.amount) }));
  return [
    ...(priced ? [...priced, ...taxes] : usual),
    { key: 'total', label: t(($) => $.total), value: quote && money(quote.total), kind: 'sum' },
    {
      key: 'gets',
      label: t(($) => $.gets),
      value: quote?.payout ? money(quote.payout.amount) : undefined,
      kind: 'gets',
    },
    ...rateLine(
      quote,
      t(($) => $.rate),
    ),
    {
      key: 'by',
      label: t(($) => $.availableBy),
      value: answer?.eta ? formatDate(answer.eta.availableOn) : undefined,
    },
  ];
}

/** Nothing is exchanged where the receiver gets dollars. */
function rateLine(quote: Quote | undefined, label: string): Line[] {
  const { payout } = quote ?? {};
  if (!payout?.rateId) return [];
  return [{ key: 'rate', label, value: `1 USD = ${payout.rate} ${payout.amount.currency}` }];
}

/** The tax by tender, and that it is none. */
function useTaxLines(answer: TransferAnswer | undefined): Line[] {
  const t = useMessages('transfer-form');
  const tenders = paymentMethodLabels[useLanguage()];
  const { tax, quote } = answer ?? {};
  if (!quote || !tax) return [];
  const percent = String(tax.points / 100);
  const parts = tax.parts.filter(({ amount }) => amount.amountMinor > 0);
  if (parts.length === 0) return [{ key: 'tax', label: t(($) => $.line.tax), value: formatMoney(0, 'USD') }];
  return parts.map(({ tender, amount }) => ({
    key: `tax ${tender}`,
    label: t(($) => $.taxBy, { percent, tender: tenders[tender].toLowerCase() }),
    value: money(amount),
  }));
}

function money({ amountMinor, currency }: { amountMinor: number; currency: string }): string {
  return formatMoney(amountMinor, currency);
}
