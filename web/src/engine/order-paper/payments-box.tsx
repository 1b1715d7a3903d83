import type { PaymentLine } from '#domain/payment/payment-line.ts';
import {
  gatewayStateLabels,
  paymentActionLabels,
  paymentMethodLabels,
} from '#domain/payment/payment.labels.ts';
import { PaperSection } from '#web/engine/paper/paper-section.tsx';
import { formatDateTime, formatMoney } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import styles from './order-paper.module.css';

/** Every tender and refund: how, how much, by whom; of a card never more than brand and last digits. */
export function PaymentsBox({ payments }: { payments: readonly PaymentLine[] }) {
  const t = useMessages('order-paper');
  if (payments.length === 0) return null;
  return (
    <PaperSection title={t(($) => $.payments)}>
      <ul className={styles.payments}>
        {payments.map((payment) => (
          <PaymentItem key={payment.id} payment={payment} />
        ))}
      </ul>
    </PaperSection>
  );
}

function PaymentItem({ payment }: { payment: PaymentLine }) {
  const t = useMessages('order-paper');
  const language = useLanguage();
  const { action, method, amount, refunded, brand, last4, gatewayState } = payment;
  const isRefund = action === 'Refund';
  const sign = isRefund ? -1 : 1;
  const name = last4 === null ? paymentMethodLabels[language][method] : `${brand ?? ''} ••${last4}`.trim();
  const facts = [
    action === 'Payment' ? null : paymentActionLabels[language][action],
    gatewayState === 'None' || gatewayState === 'Captured'
      ? null
      : gatewayStateLabels[language][gatewayState],
    payment.reference,
    payment.transactionNumber,
    formatDateTime(payment.at),
    payment.by,
    refunded.amountMinor > 0
      ? t(($) => $.refunded, { amount: formatMoney(refunded.amountMinor, refunded.currency) })
      : null,
  ];
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
      <span className={action === 'Dismiss' ? styles.struck : styles.amount}>
        {formatMoney(sign * amount.amountMinor, amount.currency)}
      </span>
    </li>
  );
}
