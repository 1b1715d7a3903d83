import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { TransferAnswer } from '#domain/services/money-transfer/pricing.endpoints.ts';
import type { PaymentDraft } from '#web/engine/payment-panel/payment-draft.ts';
import type { CallInput } from '#web/lib/api.ts';
import { useCall } from '#web/lib/query.ts';
import type { TransferValues } from './transfer-values.ts';

type Question = CallInput<'POST /api/services/transfers/quote'>['body'];

/** A pause in typing after which the price is asked for, ms. */
const PAUSE_MS = 150;

const fields = [
  'method',
  'payoutCurrency',
  'province',
  'municipality',
  'mode',
  'amount',
  'isExpress',
] as const;

export interface LiveQuote {
  /** The last answer; while another is on its way, still that. */
  readonly answer: TransferAnswer | undefined;
  readonly isPricing: boolean;
  readonly error: Error | null;
}

/** The price of what stands in the form, paid so; asked after a pause, and given up when something else is typed. */
export function useTransferQuote(payment: PaymentDraft): LiveQuote {
  const values = useWatch({ name: fields }) as string[];
  const named = Object.fromEntries(fields.map((field, index) => [field, values[index]]));
  const question = questionOf(named as unknown as TransferValues, payment);
  const asked = usePaused(question);
  const { data, error, isFetching } = useCall(
    'POST /api/services/transfers/quote',
    { body: (asked === '' ? {} : JSON.parse(asked)) as Question },
    { enabled: asked !== '', keepPrevious: true },
  );
  if (question === '') return { answer: undefined, isPricing: false, error: null };
  return { answer: data, isPricing: question !== asked || isFetching, error };
}

/** As text, so that equal ones are the same; empty while something that decides the price is missing. */
function questionOf(values: TransferValues, { tenders }: PaymentDraft): string {
  const { method, payoutCurrency, province, municipality, mode, amount, isExpress } = values;
  if (province === '' || !/^(?!0+$)\d{1,13}$/.test(amount)) return '';
  return JSON.stringify({
    method,
    payoutCurrency,
    province,
    municipality: municipality || null,
    mode,
    amount: { amountMinor: Number(amount), currency: mode === 'SendFixed' ? 'USD' : payoutCurrency },
    isExpress,
    tenders: tenders.map((tender) => ({
      method: tender.method,
      amount: tender.amount === null ? null : { amountMinor: centsOf(tender.amount), currency: 'USD' },
    })),
  });
}

/** What is typed is no amount at every moment; the panel says so at its field. */
function centsOf(text: string): number {
  return /^\d{1,13}$/.test(text) ? Number(text) : 0;
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
