import type { TransferPaper } from '#domain/services/money-transfer/transfers.endpoints.ts';
import { relationshipLabels } from '#domain/areas/customers/customer-values.labels.ts';
import { dismissReasonLabels } from '#domain/order/dismiss-reason.labels.ts';
import {
  remittanceClassLabels,
  transferPurposeLabels,
} from '#domain/services/money-transfer/transfer-values.labels.ts';
import { transferMethodLabels } from '#domain/services/money-transfer/transfers.labels.ts';
import { MarginBox, MoneyBox } from '#web/engine/order-paper/money-box.tsx';
import { useOfficeFacts } from '#web/engine/order-paper/office-facts.ts';
import type { OrderRecord } from '#web/engine/order-paper/order-record.ts';
import { PartiesBox } from '#web/engine/order-paper/parties-box.tsx';
import { PaymentsBox } from '#web/engine/order-paper/payments-box.tsx';
import { PaperColumns, PaperSection } from '#web/engine/paper/paper-section.tsx';
import { KeyValueList } from '#web/kit/layout/key-value-list.tsx';
import type { KeyValue } from '#web/kit/layout/key-value-list.tsx';
import { Timeline } from '#web/kit/layout/timeline.tsx';
import { formatDate, formatDateTime, formatMoney } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { EvidenceBox } from './evidence-box.tsx';
import { RateBox } from './rate-box.tsx';

interface TransferSheetProps {
  order: OrderRecord;
  transfer: TransferPaper;
}

/** The receipt-like sheet of a transfer. */
export function TransferSheet({ order, transfer }: TransferSheetProps) {
  const t = useMessages('transfer-paper');
  const payout = order.quote?.payout;
  const gets = payout && formatMoney(payout.amount.amountMinor, payout.amount.currency);
  return (
    <>
      <PartiesBox order={order} />
      <PaperColumns>
        <DeliveryBox order={order} transfer={transfer} />
        <MoneyBox order={order} more={gets ? [{ label: t(($) => $.gets), value: <b>{gets}</b> }] : []} />
      </PaperColumns>
      <RateBox order={order} />
      <PaymentsBox payments={order.payments} />
      <AttemptsBox attempts={transfer.attempts} />
      {transfer.evidence && <EvidenceBox evidence={transfer.evidence} />}
      <MarginBox order={order} />
    </>
  );
}

function DeliveryBox({ order, transfer }: TransferSheetProps) {
  const t = useMessages('transfer-paper');
  const language = useLanguage();
  const offices = useOfficeFacts(order);
  const { card, courier, availableOn } = transfer;
  const express = transfer.isExpress ? ` · ${t(($) => $.express)}` : '';
  const facts: readonly (KeyValue | null)[] = [
    { label: t(($) => $.method), value: transferMethodLabels[language][transfer.method] + express },
    { label: t(($) => $.place), value: placeOf(transfer) },
    fact(
      t(($) => $.promised),
      availableOn && formatDate(availableOn),
    ),
    fact(
      t(($) => $.window),
      transfer.deliveryWindow,
    ),
    fact(
      t(($) => $.courier),
      courier?.name,
    ),
    fact(
      t(($) => $.card),
      card && [card.bank, `•••• ${card.last4}`].filter(Boolean).join(' '),
    ),
    fact(
      t(($) => $.cardHolder),
      card?.holderName,
    ),
    fact(
      t(($) => $.mayReceive),
      transfer.altReceiver,
    ),
    ...offices,
    { label: t(($) => $.purpose), value: transferPurposeLabels[language][transfer.purpose] },
    { label: t(($) => $.class), value: remittanceClassLabels[language][transfer.remittanceClass] },
    { label: t(($) => $.relationship), value: relationshipLabels[language][transfer.relationship] },
    fact(
      t(($) => $.message),
      transfer.message,
    ),
  ];
  return (
    <PaperSection title={t(($) => $.delivery)}>
      <KeyValueList items={facts.filter((item) => item !== null)} />
      <p>
        <small>{transfer.isDeclared ? t(($) => $.declared) : t(($) => $.notDeclared)}</small>
      </p>
    </PaperSection>
  );
}

function AttemptsBox({ attempts }: Pick<TransferPaper, 'attempts'>) {
  const t = useMessages('transfer-paper');
  const words: Readonly<Record<string, string>> = dismissReasonLabels[useLanguage()];
  if (attempts.length === 0) return null;
  const label = t(($) => $.attempts);
  return (
    <PaperSection title={label}>
      <Timeline
        label={label}
        events={attempts.map(({ at, by, result, note }) => ({
          id: at,
          tone: 'err',
          title: (
            <>
              <b>{words[result] ?? result}</b> {note}
            </>
          ),
          note: `${formatDateTime(at)} · ${by}`,
        }))}
      />
    </PaperSection>
  );
}

/** The special municipality is its own province. */
function placeOf({ municipality, province }: TransferPaper): string {
  return municipality === province ? province : `${municipality}, ${province}`;
}

function fact(label: string, value: string | null | undefined): KeyValue | null {
  return value === null || value === undefined || value === '' ? null : { label, value };
}
