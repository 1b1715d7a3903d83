import { mdiFileDocumentOutline } from '@mdi/js';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { useFundStanding } from '#web/engine/fund-standing/use-fund-standing.ts';
import type { PaymentDraft } from '#web/engine/payment-panel/payment-draft.ts';
import { PaymentPanel } from '#web/engine/payment-panel/payment-panel.tsx';
import { Button } from '#web/kit/action/button.tsx';
import { Banner } from '#web/kit/feedback/banner.tsx';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { call } from '#web/lib/api.ts';
import { formatMoney } from '#web/lib/format.ts';
import { useHotkey } from '#web/lib/hotkeys.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { openDocument } from '#web/lib/open-document.ts';
import { useCall } from '#web/lib/query.ts';
import { Breakdown } from './breakdown.tsx';
import { savingOf } from './saving-of.ts';
import styles from './transfer-form.module.css';
import type { CheckedTransfer, TransferValues } from './transfer-values.ts';
import type { Sale, Taking } from './use-sale.ts';
import type { LiveQuote } from './use-transfer-quote.ts';
import { useTransferQuote } from './use-transfer-quote.ts';

interface SaleSideProps {
  sale: Sale;
  payment: PaymentDraft;
  onPayment: (payment: PaymentDraft) => void;
  /** What was paid before, US cents. */
  paid: bigint;
}

/** The price and the payment, beside the form all the time. */
export function SaleSide(props: SaleSideProps) {
  const t = useMessages('transfer-form');
  const { sale, payment } = props;
  const side = useRef<HTMLDivElement>(null);
  const form = useFormContext<TransferValues>();
  const method = useWatch<TransferValues, 'method'>({ name: 'method' });
  const live = useTransferQuote(payment);
  const { bind } = sale;
  useEffect(() => bind(form));

  function send(taking: Taking | null) {
    sale.intend(taking);
    side.current?.closest('form')?.requestSubmit();
  }
  const keep = () => send(null);
  useHotkey({ id: 'transfer.draft', keys: 'ctrl+s', label: t(($) => $.saveDraft), run: keep });

  return (
    <div ref={side} className={styles.side}>
      <Breakdown {...live} method={method} />
      <Payment {...props} live={live} onTake={send} />
      <Button size="wide" hint="Ctrl S" disabled={sale.isBusy} onClick={keep}>
        {t(($) => $.saveDraft)}
      </Button>
      <Disclosure sale={sale} form={form} />
      <p className={styles.saving}>{t(($) => $.freeCancel)}</p>
    </div>
  );
}

/** What the sender reads before paying, of the draft as it stands: it is kept first, and the form stays. */
function Disclosure({ sale, form }: { sale: Sale; form: UseFormReturn<TransferValues> }) {
  const t = useMessages('transfer-form');
  const { toastError } = useToast();

  async function disclose(): Promise<Blob> {
    sale.intend(null);
    const values = await checkedOf(form);
    if (values === null) throw new Error(t(($) => $.incomplete));
    const { id: orderId } = await sale.keepDraft(values);
    const input = { params: { kind: 'transfer-disclosure' }, body: { parameters: { orderId } } } as const;
    return (await call('POST /api/documents/{kind}', input)).blob;
  }

  return (
    <Button
      size="wide"
      icon={mdiFileDocumentOutline}
      disabled={sale.isBusy}
      onClick={() => void openDocument(disclose).catch(toastError)}
    >
      {t(($) => $.disclosure)}
    </Button>
  );
}

/** The form as the server takes it; null when something is missing, which then stands at its field. */
async function checkedOf(form: UseFormReturn<TransferValues>): Promise<CheckedTransfer | null> {
  let checked: CheckedTransfer | null = null;
  await form.handleSubmit((values) => {
    checked = values as unknown as CheckedTransfer;
  })();
  return checked;
}

interface PaymentProps extends SaleSideProps {
  live: LiveQuote;
  onTake: (taking: Taking) => void;
}

function Payment({ sale, payment, onPayment, paid, live, onTake }: PaymentProps) {
  const t = useMessages('transfer-form');
  const { data: options } = useCall('GET /api/payments/options', {});
  const standing = useFundStanding();
  const total = BigInt(live.answer?.quote?.total.amountMinor ?? 0);
  const said = sale.refusal.problem || problemOf(live);
  const saving = savingOf(live.answer, options);
  return (
    <>
      {said && <Banner tone="danger">{said}</Banner>}
      {options === undefined ? (
        <Skeleton shape="row" />
      ) : (
        <PaymentPanel
          {...{ total, paid, options }}
          value={payment}
          onChange={onPayment}
          isPricing={live.isPricing}
          isBusy={sale.isBusy}
          errors={sale.refusal.payment}
          standing={standing}
          onPay={(input) => onTake({ payment: input, total })}
        />
      )}
      {saving !== undefined && (
        <p className={styles.saving}>{t(($) => $.cheaper, { total: formatMoney(saving, 'USD') })}</p>
      )}
    </>
  );
}

/** Why there is no price, where no field of the form says it. */
function problemOf({ answer, error }: LiveQuote): string | undefined {
  const atFields = ['amount', 'method'];
  return error?.message ?? answer?.problems.find(({ path }) => !atFields.includes(path))?.message;
}
