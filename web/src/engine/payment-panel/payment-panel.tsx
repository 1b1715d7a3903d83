import { useState } from 'react';
import type { FundStanding } from '#domain/areas/funds/fund-standing.schema.ts';
import { checkPayment } from '#domain/payment/check-payment.ts';
import { problemMessage } from '#domain/kernel/problem.ts';
import type { Language } from '#domain/kernel/problem.ts';
import { amountModeLabels, paymentMethodLabels } from '#domain/payment/payment.labels.ts';
import type { PaymentMethod } from '#domain/payment/payment.values.ts';
import type { PayOptions } from '#domain/payment/payments.endpoints.ts';
import type { PaymentInput } from '#domain/payment/tender.schema.ts';
import { offeredMethods, tenders as facts } from '#domain/payment/tenders.ts';
import { FundNote } from '#web/engine/fund-standing/fund-note.tsx';
import { Button } from '#web/kit/action/button.tsx';
import { Banner } from '#web/kit/feedback/banner.tsx';
import { Switch } from '#web/kit/input/switch.tsx';
import { formatMoney } from '#web/lib/format.ts';
import { useHotkey } from '#web/lib/hotkeys.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import type { PaymentDraft } from './payment-draft.ts';
import { addTender, amountsOf, changeTender, remainingOf, removeTender, toPayment } from './payment-draft.ts';
import { tenderKeys, useTenderKeys } from './tender-keys.ts';
import { TenderRow } from './tender-row.tsx';
import styles from './payment-panel.module.css';

const usual: ReadonlySet<PaymentMethod> = new Set(['Cash', 'Card']);

export interface PaymentPanelProps {
  /** Price with the tenders of `value`, US cents: the panel tells of every change, who shows it asks for the price. */
  total: bigint;
  /** What was paid before, US cents. */
  paid?: bigint;
  value: PaymentDraft;
  onChange: (value: PaymentDraft) => void;
  options: PayOptions;
  /** The price is being asked for again: nobody pays one that may be old. */
  isPricing?: boolean;
  /** The payment is on its way: cards are asked, nothing may change. */
  isBusy?: boolean;
  /** Refusals of the server by path below the payment: `tenders.0.reference`. */
  errors?: Readonly<Record<string, string>>;
  /** What the fund of the office allows; what will be refused is said before anybody takes the money. */
  standing?: FundStanding;
  /** Whether a part of the price may be paid now. */
  mayPayPart?: boolean;
  onPay: (payment: PaymentInput) => void;
}

/**
 * How an order is paid: tenders by key, their amounts, the change, what is left. Ctrl+Enter takes the money.
 *
 * @example
 * const [payment, setPayment] = useState(emptyPayment);
 * <PaymentPanel total={quote.total} value={payment} onChange={setPayment} options={options} onPay={pay} />
 */
export function PaymentPanel({ total, paid = 0n, value, onChange, options, ...props }: PaymentPanelProps) {
  const { isPricing = false, isBusy = false, errors = {}, mayPayPart = false, onPay } = props;
  const t = useMessages('payment-panel');
  const language = useLanguage();
  const [isTried, setIsTried] = useState(false);
  const due = total - paid;
  const input = toPayment(value, due);
  const found = issuesOf(input, { total, paid, language });
  const shown = { ...(isTried ? found : {}), ...errors };
  const amounts = amountsOf(value, due);
  const isCashBlocked = !options.isDrawerOpen;
  const canPay = !isPricing && !isBusy && value.tenders.length > 0;

  const add = (method: PaymentMethod) => {
    if (method === 'Cash' && isCashBlocked) return;
    setIsTried(false);
    onChange(addTender(value, method, due));
  };
  const pay = () => {
    setIsTried(true);
    if (canPay && Object.keys(found).length === 0) onPay(input);
  };
  useTenderKeys(!isBusy, add);
  useHotkey({ id: 'payment.take', keys: 'ctrl+Enter', label: t(($) => $.takeKey), run: pay });

  return (
    <section className={styles.panel} aria-label={t(($) => $.title)} aria-busy={isBusy}>
      <div className={styles.due} aria-live="polite">
        <span>{t(($) => $.due)}</span>
        <strong>{formatMoney(due, 'USD')}</strong>
      </div>
      <MethodButtons {...{ isBusy, isCashBlocked }} onAdd={add} />
      <FundNote standing={props.standing} taken={fromFund(value, amounts)} />
      {isCashBlocked && <Banner tone="warn">{problemMessage('cash-session-closed', language)}</Banner>}
      <ul className={styles.tenders}>
        {value.tenders.map((tender, index) => (
          <TenderRow
            key={tender.id}
            {...{ tender, options, isBusy }}
            amount={amounts[index] ?? ''}
            errors={errorsAt(shown, index)}
            onChange={(patch) => onChange(changeTender(value, tender.id, patch))}
            onRemove={() => onChange(removeTender(value, tender.id))}
          />
        ))}
      </ul>
      {mayPayPart && (
        <Switch
          label={t(($) => $.part)}
          checked={value.amountMode !== 'Full'}
          disabled={isBusy}
          onChange={(event) => onChange({ ...value, amountMode: modeOf(event.target.checked, paid) })}
          hint={amountModeLabels[language][value.amountMode]}
        />
      )}
      <Remaining left={remainingOf(value, due)} isEmpty={value.tenders.length === 0} />
      <Button
        variant="primary"
        size="wide"
        hint="Ctrl ↵"
        isBusy={isBusy || isPricing}
        disabled={!canPay}
        onClick={pay}
      >
        {t(($) => $.take, { amount: formatMoney(sumOfCents(amounts), 'USD') })}
      </Button>
    </section>
  );
}

/** Cash and card stand there; the others behind one button, their keys always at hand. */
function MethodButtons(props: {
  isBusy: boolean;
  isCashBlocked: boolean;
  onAdd: (method: PaymentMethod) => void;
}) {
  const t = useMessages('payment-panel');
  const words = paymentMethodLabels[useLanguage()];
  const [isOpen, setIsOpen] = useState(false);
  const shown = offeredMethods.filter((method) => isOpen || usual.has(method));
  return (
    <div className={styles.methods} role="group" aria-label={t(($) => $.addTender)}>
      {shown.map((method) => (
        <Button
          key={method}
          size="sm"
          hint={tenderKeys[method]}
          disabled={props.isBusy || (method === 'Cash' && props.isCashBlocked)}
          onClick={() => props.onAdd(method)}
        >
          {words[method]}
        </Button>
      ))}
      <Button size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? t(($) => $.fewer) : t(($) => $.more)}
      </Button>
    </div>
  );
}

function Remaining({ left, isEmpty }: { left: bigint; isEmpty: boolean }) {
  const t = useMessages('payment-panel');
  if (isEmpty) return <p className={styles.hint}>{t(($) => $.choose)}</p>;
  const words = left < 0n ? t(($) => $.over) : t(($) => $.left);
  return (
    <p className={left === 0n ? styles.remaining : `${styles.remaining} ${styles.open}`} aria-live="polite">
      <span>{words}</span>
      <b>{formatMoney(left < 0n ? -left : left, 'USD')}</b>
    </p>
  );
}

/** What does not fit, by path, in the words of the server. */
function issuesOf(
  input: PaymentInput,
  { total, paid, language }: { total: bigint; paid: bigint; language: Language },
): Record<string, string> {
  const issues = checkPayment(input, { total, paid });
  return Object.fromEntries(
    issues.map(({ path, code, params }) => [path, problemMessage(code, language, params)]),
  );
}

function errorsAt(errors: Readonly<Record<string, string>>, index: number) {
  const at = (field: string) => errors[`tenders.${index}.${field}`];
  return { amount: at('amount'), reference: at('reference'), card: at('card'), method: at('method') };
}

function modeOf(isPart: boolean, paid: bigint): PaymentDraft['amountMode'] {
  if (!isPart) return 'Full';
  return paid > 0n ? 'Partial' : 'Initial';
}

/** What the office keeps of it, and so owes. */
function fromFund({ tenders }: PaymentDraft, amounts: readonly string[]): bigint {
  return sumOfCents(amounts.filter((_, index) => facts[tenders[index]?.method ?? 'Card'].touchesFund));
}

function sumOfCents(amounts: readonly string[]): bigint {
  return amounts.reduce((sum, text) => sum + (/^\d{1,13}$/.test(text) ? BigInt(text) : 0n), 0n);
}
