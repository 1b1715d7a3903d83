import { mdiClose } from '@mdi/js';
import { paymentMethodLabels } from '#domain/payment/payment.labels.ts';
import type { PayOptions } from '#domain/payment/payments.endpoints.ts';
import { tenders as facts } from '#domain/payment/tenders.ts';
import { IconButton } from '#web/kit/action/icon-button.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { formatMoney } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { AmountField } from './amount-field.tsx';
import { CardPart } from './card-part.tsx';
import type { DraftTender } from './payment-draft.ts';
import { changeOf } from './payment-draft.ts';
import styles from './payment-panel.module.css';

interface TenderRowProps {
  tender: DraftTender;
  /** US cents, also when it takes the rest. */
  amount: string;
  options: PayOptions;
  isBusy: boolean;
  /** Refusals by field: amount, reference, card, method. */
  errors: Readonly<Partial<Record<'amount' | 'reference' | 'card' | 'method', string>>>;
  onChange: (patch: Partial<DraftTender>) => void;
  onRemove: () => void;
}

/** One tender: its amount, and what it needs besides. The first field it needs has the focus when it is added. */
export function TenderRow({ tender, amount, options, isBusy, errors, onChange, onRemove }: TenderRowProps) {
  const t = useMessages('payment-panel');
  const method = paymentMethodLabels[useLanguage()][tender.method];
  const { needsReference } = facts[tender.method];
  const isCash = tender.method === 'Cash';
  return (
    <li className={styles.tender} aria-label={method}>
      <div className={styles.head}>
        <b>{method}</b>
        <IconButton
          icon={mdiClose}
          label={t(($) => $.remove, { method })}
          disabled={isBusy}
          onClick={onRemove}
        />
      </div>
      <div className={styles.fields}>
        <AmountField
          label={t(($) => $.amount)}
          value={amount}
          error={errors.amount ?? errors.method}
          autoFocus={!isCash && !needsReference && tender.method !== 'Card'}
          disabled={isBusy}
          onChange={(cents) => onChange({ amount: cents })}
        />
        {isCash && <Received {...{ tender, amount, isBusy, onChange }} />}
        {needsReference && (
          <TextField
            label={t(($) => $.reference)}
            isRequired
            autoFocus
            autoComplete="off"
            maxLength={60}
            value={tender.reference}
            error={errors.reference}
            disabled={isBusy}
            onChange={(event) => onChange({ reference: event.target.value })}
          />
        )}
      </div>
      {tender.method === 'Card' && (
        <CardPart {...{ tender, isBusy, onChange }} gateways={options.gateways} error={errors.card} />
      )}
    </li>
  );
}

/** What was handed over, and what goes back over the counter. */
function Received({
  tender,
  amount,
  isBusy,
  onChange,
}: Pick<TenderRowProps, 'tender' | 'amount' | 'isBusy' | 'onChange'>) {
  const t = useMessages('payment-panel');
  const change = changeOf(tender, amount);
  const isShort = change !== null && change < 0n;
  return (
    <>
      <AmountField
        label={t(($) => $.received)}
        value={tender.received}
        error={isShort ? t(($) => $.tooLittle, { amount: formatMoney(-change, 'USD') }) : undefined}
        autoFocus
        disabled={isBusy}
        onChange={(received) => onChange({ received })}
      />
      <p className={styles.change} aria-live="polite">
        <span>{t(($) => $.change)}</span>
        <b>{formatMoney(change === null || isShort ? 0n : change, 'USD')}</b>
      </p>
    </>
  );
}
