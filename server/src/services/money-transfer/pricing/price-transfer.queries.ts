import { money, toWire } from '#domain/kernel/money.ts';
import { problemMessage } from '#domain/kernel/problem.ts';
import type { Province } from '#domain/kernel/cuban-places.ts';
import { areaProblem, areaTerms, isOffered } from '#domain/services/money-transfer/delivery-terms.ts';
import { rateFor } from '#domain/services/money-transfer/payout.ts';
import type {
  TransferAnswer,
  TransferOption,
  TransferQuestion,
} from '#domain/services/money-transfer/pricing.endpoints.ts';
import { quoteTransfer } from '#domain/services/money-transfer/quote-transfer.ts';
import { matching } from '#domain/services/money-transfer/transfer-tables.ts';
import { transferMethods } from '#domain/services/money-transfer/transfer.values.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { answerOf, problemOf, requestOf } from './answer-quote.ts';
import { readTransferTables } from './read-transfer-tables.queries.ts';

/** The price in the seller's own office, now. */
export async function priceTransfer(
  context: OfficeContext,
  question: TransferQuestion,
): Promise<TransferAnswer> {
  const { services, office, now, language } = context;
  const tables = await readTransferTables(services.db, { officeId: office.id, at: now });
  return answerOf(quoteTransfer(requestOf(question, office), tables, now), language);
}

/** What can be chosen for a place, with the reason where it cannot. */
export async function readTransferOptions(
  { services, office, now, language }: OfficeContext,
  place: { province: Province; municipality: string | null },
): Promise<TransferOption[]> {
  const tables = await readTransferTables(services.db, { officeId: office.id, at: now });
  const offered = tables.methods.filter(({ value }) => isOffered(value, { office, ...place }));
  return transferMethods.map((method) => {
    const terms = areaTerms(tables, place, method);
    const rows = offered.filter(({ value }) => value.method === method);
    const stop = areaProblem(terms, place);
    const express = matching(tables.surcharges, [
      ['province', place.province, 1],
      ['method', method, 1],
    ]).some(({ value }) => value.kind === 'Express');
    return {
      method,
      state: terms.state,
      notice: terms.notice?.[language] ?? null,
      refusal:
        rows.length === 0
          ? problemMessage('transfer-not-offered', language)
          : stop && problemOf(stop, language).message,
      hasExpress: express,
      currencies: rows.map(({ value }) => {
        const rate = rateFor(tables, value, office.id);
        return {
          currency: value.payoutCurrency,
          days: value.days + terms.days,
          note: toWire(money(BigInt(value.note), value.payoutCurrency)),
          rate: rate === undefined ? null : (rate?.value.buy ?? '1'),
        };
      }),
    };
  });
}
