import { Banner } from '#web/kit/feedback/banner.tsx';
import type { KeyValue } from '#web/kit/layout/key-value-list.tsx';
import { KeyValueList } from '#web/kit/layout/key-value-list.tsx';
import type { Answer, CallInput } from '#web/lib/api.ts';
import { formatMoney } from '#web/lib/format.ts';
import type { Translate } from '#web/lib/i18n.ts';
import { currentLanguage, useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import type { en } from './messages.en.ts';
import styles from './try-it.module.css';

interface Money {
  readonly amountMinor: number;
  readonly currency: string;
}

type Tried = Answer<'POST /api/settings/transfers/quote'>;
type Words = Translate<typeof en>;

/** The price line by line, or why there is none. */
export function TryAnswer({
  question,
}: {
  question: CallInput<'POST /api/settings/transfers/quote'>['body'];
}) {
  const t = useMessages('transfer-settings');
  const { data, error } = useCall(
    'POST /api/settings/transfers/quote',
    { body: question },
    { keepPrevious: true },
  );
  if (error) return <Banner tone="danger">{error.message}</Banner>;
  if (data === undefined) return null;
  const { quote, eta, problems } = data;
  if (quote === null || eta === null) {
    return (
      <div className={styles.answer}>
        {problems.map(({ path, message }) => (
          <Banner key={path} tone="warn">
            {message}
          </Banner>
        ))}
      </div>
    );
  }
  return (
    <div className={styles.answer} aria-live="polite">
      <KeyValueList isMoney items={itemsOf(data, quote, t)} />
      <p className={eta.state === 'Delayed' ? styles.late : styles.hint}>{eta.text}</p>
    </div>
  );
}

const money = ({ amountMinor, currency }: Money) => formatMoney(amountMinor, currency);

/** Lines and total, what arrives, and what is for those who set prices. */
function itemsOf({ unspent, providerCost }: Tried, quote: NonNullable<Tried['quote']>, t: Words): KeyValue[] {
  const { payout, commission } = quote;
  const lines = quote.lines.map((line) => ({
    label: line.label?.[currentLanguage()] ?? t(($) => $.line[line.code]),
    value: money(line.amount),
  }));
  const rate = payout?.rateId ? `1 USD = ${payout.rate} ${payout.amount.currency}` : null;
  const facts: readonly [label: string, value: string | null | undefined][] = [
    [t(($) => $.gets), payout && money(payout.amount)],
    [t(($) => $.rate), rate],
    [t(($) => $.unspent), unspent && unspent.amountMinor > 0 ? money(unspent) : null],
    [t(($) => $.commission), commission && money(commission.amount)],
    [t(($) => $.providerCost), providerCost && money(providerCost.amount)],
  ];
  return [
    ...lines,
    { label: t(($) => $.total), value: money(quote.total), isSum: true },
    ...facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
  ];
}
