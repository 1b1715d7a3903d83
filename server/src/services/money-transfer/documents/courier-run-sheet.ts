import type { CourierRun } from '#domain/services/money-transfer/courier-runs.endpoints.ts';
import { formatPhone } from '#domain/kernel/phone-number.ts';
import { Problem } from '#domain/kernel/problem.ts';
import { longDate } from '#server/engine/documents/long-date.ts';
import { printedMoney } from '#server/engine/documents/printed-money.ts';
import type { BuiltDocument, DocumentOrder } from '#server/engine/documents/produce-document.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { readRuns } from '../courier-runs/read-runs.queries.ts';
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
  const floats = await floatsOf(context, id);
  const currencies = [...new Set([...run.totals.map(({ currency }) => currency), ...floats.keys()])];
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
      totals: currencies.map((currency) => {
        const float = floats.get(currency);
        return {
          currency,
          amount: printedMoney(
            run.totals.find((total) => total.currency === currency)?.amount ?? '0',
            currency,
          ),
          // Empty: nothing was handed out yet, to be filled in by hand.
          float: float === undefined ? '' : printedMoney(float, currency),
          stops: run.orders.filter((order) => order.currency === currency).length,
        };
      }),
    },
  };
}

type Currency = CourierRun['cash'][number]['currency'];

/** The cash that was handed to the courier and is not counted back yet, in minor units. */
async function floatsOf(context: OfficeContext, courierId: string): Promise<Map<Currency, bigint>> {
  const { runs } = await readRuns(context, 'Open');
  const floats = new Map<Currency, bigint>();
  for (const { courier, cash } of runs) {
    if (courier.id !== courierId) continue;
    for (const { currency, float } of cash)
      floats.set(currency, (floats.get(currency) ?? 0n) + BigInt(float));
  }
  return floats;
}
