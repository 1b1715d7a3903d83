import type { Translated } from '#domain/areas/reports/reports.catalogue.ts';
import type { QuoteLineCode, WireQuote } from '#domain/order/quote.ts';
import { longDate } from '#server/engine/documents/long-date.ts';
import { printedMoney } from '#server/engine/documents/printed-money.ts';

interface PriceTable {
  readonly sent: string;
  readonly fees: string;
  /** What the fees consist of, where it is more than one thing. */
  readonly feeParts: readonly { readonly label: Translated; readonly amount: string }[];
  readonly discount: string | null;
  readonly taxes: string;
  readonly total: string;
  readonly isFinal: boolean;
  /** `1 USD = 410 CUP`; null where nothing is exchanged. */
  readonly rate: string | null;
  readonly payout: string;
  readonly availableOn: Translated;
}

const feeCodes: readonly QuoteLineCode[] = ['fee', 'surcharge', 'express'];
const feeWords: Readonly<Record<string, Translated>> = {
  fee: { en: 'Fee', es: 'Tarifa' },
  surcharge: { en: 'Surcharge', es: 'Recargo' },
  express: { en: 'Express delivery', es: 'Entrega exprés' },
};

/** A price as disclosure and receipt show it, in the order and with the terms of 12 CFR 1005.31(b). */
export function priceTable(quote: WireQuote): PriceTable {
  const usd = (minor: number) => printedMoney(BigInt(minor), quote.currency);
  const fees = quote.lines.filter(({ code }) => feeCodes.includes(code));
  const { payout, discount } = quote;
  const paidOut = payout?.amount ?? quote.principal;
  return {
    sent: usd(quote.principal.amountMinor),
    fees: usd(quote.fee.amountMinor),
    feeParts:
      fees.length < 2
        ? []
        : fees.map(({ code, label, amount }) => ({
            label: label ?? feeWords[code] ?? { en: code, es: code },
            amount: usd(amount.amountMinor),
          })),
    discount: discount.amountMinor === 0 ? null : usd(-discount.amountMinor),
    taxes: usd(quote.taxes.reduce((sum, { amount }) => sum + amount.amountMinor, 0)),
    total: usd(quote.total.amountMinor),
    isFinal: quote.isFinal,
    rate:
      payout === null || payout.rateId === null
        ? null
        : `1 ${quote.currency} = ${payout.rate} ${paidOut.currency}`,
    payout: printedMoney(BigInt(paidOut.amountMinor), paidOut.currency),
    availableOn: bothDates(quote.availableOn),
  };
}

/** A day (`yyyy-MM-dd`) as both languages write it; empty for none. */
export function bothDates(day: string | null): Translated {
  if (day === null) return { en: '', es: '' };
  const noon = new Date(`${day}T12:00:00Z`);
  return { en: longDate(noon, 'en', 'UTC'), es: longDate(noon, 'es', 'UTC') };
}
