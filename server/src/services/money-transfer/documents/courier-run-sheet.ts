import { formatPhone } from '#domain/kernel/phone-number.ts';
import { Problem } from '#domain/kernel/problem.ts';
import { longDate } from '#server/engine/documents/long-date.ts';
import { printedMoney } from '#server/engine/documents/printed-money.ts';
import type { BuiltDocument, DocumentOrder } from '#server/engine/documents/produce-document.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { readRunSheet } from '../run-sheet.queries.ts';
import { recipientAddress } from './parties.ts';

/** What a courier of this provider office carries: whom to visit, how much, and the float to count out and back. */
export async function courierRunSheet(
  _tx: Tx,
  context: OfficeContext,
  { parameters, language }: DocumentOrder,
): Promise<BuiltDocument> {
  const { runs } = await readRunSheet(context);
  const run = runs.find(({ courier }) => courier?.id === parameters['courierId']);
  if (run?.courier === null || run === undefined) throw new Problem('not-found');
  const { id, name } = run.courier;
  return {
    about: { scope: 'orders', entity: 'user', id, label: name },
    data: {
      courier: name,
      date: longDate(context.now, language, context.office.timeZone),
      stops: run.orders.map(
        ({ number, receiver, phone, address, municipality, payout, currency, window }) => ({
          number,
          receiver,
          phone: formatPhone(phone),
          address: address === null ? municipality : recipientAddress(address),
          reference: address?.reference ?? '',
          window,
          amount: printedMoney(payout, currency),
          currency,
        }),
      ),
      totals: run.totals.map(({ currency, amount }) => ({
        currency,
        amount: printedMoney(amount, currency),
        stops: run.orders.filter((order) => order.currency === currency).length,
      })),
    },
  };
}
