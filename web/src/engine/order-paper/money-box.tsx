import type { QuoteLineCode } from '#domain/order/quote.ts';
import { PaperSection } from '#web/engine/paper/paper-section.tsx';
import { KeyValueList } from '#web/kit/layout/key-value-list.tsx';
import type { KeyValue } from '#web/kit/layout/key-value-list.tsx';
import { formatMoney } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import type { OrderRecord } from './order-record.ts';
import styles from './order-paper.module.css';

/** What it costs and what was paid; `more` stands at the end, such as what arrives. */
export function MoneyBox({ order, more = [] }: { order: OrderRecord; more?: readonly KeyValue[] }) {
  const t = useMessages('order-paper');
  const money = (minor: string | bigint) => formatMoney(minor, order.currency);
  const fees = useFees(order);
  const balance = BigInt(order.total) - BigInt(order.paid);
  const isOver = ['Cancelled', 'Rejected', 'Discarded', 'Refunded'].includes(order.status);
  return (
    <PaperSection title={t(($) => $.money)}>
      <KeyValueList
        isMoney
        items={[
          { label: t(($) => $.principal), value: money(order.principal) },
          ...fees,
          ...optional(order.discount, { label: t(($) => $.discount), value: money(-BigInt(order.discount)) }),
          { label: t(($) => $.tax), value: order.tax === '0' ? '—' : money(order.tax) },
          { label: t(($) => $.total), value: money(order.total), isSum: true },
          { label: t(($) => $.paid), value: order.paid === '0' ? '—' : money(order.paid) },
          ...(balance === 0n || isOver
            ? []
            : [{ label: t(($) => $.balance), value: <b>{money(balance)}</b> }]),
          ...more,
        ]}
      />
    </PaperSection>
  );
}

/** The fee line by line as it was quoted; in one where the quote is another one than the order's. */
function useFees({ fee, quote, currency }: OrderRecord): readonly KeyValue[] {
  const t = useMessages('order-paper');
  const language = useLanguage();
  const codes: readonly QuoteLineCode[] = ['fee', 'surcharge', 'express'];
  const lines = (quote?.lines ?? []).filter(({ code }) => codes.includes(code));
  const sum = lines.reduce((total, { amount }) => total + BigInt(amount.amountMinor), 0n);
  if (sum !== BigInt(fee)) return [{ label: t(($) => $.fee), value: formatMoney(fee, currency) }];
  const words = { fee: t(($) => $.fee), surcharge: t(($) => $.surcharge), express: t(($) => $.express) };
  return lines.map(({ code, label, amount }) => ({
    label: label?.[language] ?? words[code as keyof typeof words],
    value: formatMoney(amount.amountMinor, currency),
  }));
}

/** What accounting sees besides: what the office earns, what the provider costs, what is left. */
export function MarginBox({ order }: { order: OrderRecord }) {
  const t = useMessages('order-paper');
  const { commission, providerCost, fee, discount, currency } = order;
  if (commission === null || providerCost === null) return null;
  const profit = BigInt(fee) - BigInt(discount) - BigInt(commission) - BigInt(providerCost);
  return (
    <div className={styles.inHouse}>
      <PaperSection title={t(($) => $.margin)}>
        <KeyValueList
          isMoney
          items={[
            { label: t(($) => $.commission), value: formatMoney(commission, currency) },
            { label: t(($) => $.providerCost), value: formatMoney(providerCost, currency) },
            { label: t(($) => $.profit), value: formatMoney(profit, currency), isSum: true },
          ]}
        />
      </PaperSection>
    </div>
  );
}

function optional(minor: string, item: KeyValue): readonly KeyValue[] {
  return minor === '0' ? [] : [item];
}
