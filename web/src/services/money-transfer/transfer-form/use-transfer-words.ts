import { fundsSourceLabels, relationshipLabels } from '#domain/areas/customers/customer-values.labels.ts';
import { transferMethodLabels } from '#domain/services/money-transfer/transfers.labels.ts';
import {
  remittanceClassLabels,
  transferPurposeLabels,
} from '#domain/services/money-transfer/transfer-values.labels.ts';
import { plainValue } from '#web/engine/timeline/plain-value.ts';
import { formatMoney } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';

/** Fields and their values in words, for the comparison when others saved meanwhile. */
export function useTransferWords() {
  const t = useMessages('transfer-form');
  const language = useLanguage();
  const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    method: transferMethodLabels[language],
    remittanceClass: remittanceClassLabels[language],
    purpose: transferPurposeLabels[language],
    relationship: relationshipLabels[language],
    sourceOfFunds: fundsSourceLabels[language],
    mode: { SendFixed: t(($) => $.mode.SendFixed), ReceiveFixed: t(($) => $.mode.ReceiveFixed) },
  };
  const labels = {
    customerId: t(($) => $.field.customerId),
    recipientId: t(($) => $.field.recipientId),
    remittanceClass: t(($) => $.field.remittanceClass),
    sourceOfFunds: t(($) => $.field.sourceOfFunds),
    payoutCurrency: t(($) => $.field.payoutCurrency),
    mode: t(($) => $.field.mode),
    isExpress: t(($) => $.field.isExpress),
    isDeclared: t(($) => $.field.isDeclared),
    method: t(($) => $.method),
    province: t(($) => $.province),
    municipality: t(($) => $.municipality),
    amount: t(($) => $.amount),
    purpose: t(($) => $.purpose),
    relationship: t(($) => $.relationship),
    message: t(($) => $.message),
    deliveryWindow: t(($) => $.window),
    altReceiver: t(($) => $.altReceiver),
  };
  function show(field: string, value: unknown): string {
    if (typeof value === 'boolean') return value ? t(($) => $.yes) : t(($) => $.no);
    // Cents, or minor units of the other currency: both have two places.
    if (field === 'amount' && /^\d+$/.test(String(value)))
      return formatMoney(String(value), 'USD').replace('$', '');
    return names[field]?.[String(value)] ?? plainValue(value);
  }
  return { labels, show };
}
