import { randomInt } from 'node:crypto';
import type { EffectName } from '#domain/order/effects.ts';
import type { Act, Effect } from '#server/engine/orders/order-engine.ts';
import { enqueue } from '#server/platform/jobs/enqueue.queries.ts';
import { fieldProblem } from '#domain/kernel/problem.ts';
import { keepReceiptFacts } from './documents/receipt-facts.queries.ts';
import { priceAgain } from './price-draft.queries.ts';
import { readTransferTables } from './pricing/read-transfer-tables.queries.ts';
import { recalculateCommission, recalculateProviderCost } from './recalculate.queries.ts';
import { transferOf } from './transfer-row.queries.ts';

/** What only a transfer does: a PIN for the counter, a courier for the door. */
export const transferEffects = {
  'quote.update': async (act) => {
    if (act.quote !== null) return;
    act.quote = (await priceAgain(act, { at: act.context.now, tenders: [] })).quote;
    await act.tx
      .updateTable('money_transfers')
      .set({
        payout_amount: String(act.quote.payout?.amount ?? 0n),
        rate: act.quote.payout?.rate ?? '1',
        available_on: act.quote.availableOn,
      })
      .where('order_id', '=', act.order.id)
      .execute();
  },
  'doc.receipt': keepReceiptFacts,
  'ledger.commission.delta': recalculateCommission,
  'ledger.providerDelta': recalculateProviderCost,
  'pin.issue': issuePin,
  'assign.courier': async (act) => {
    const courier = await findCourier(act);
    await update(act, { courier_id: courier });
    act.data['courierId'] = courier;
  },
  'count.attempt': async (act) => {
    const { tx, order, version, context, input } = act;
    await tx
      .insertInto('delivery_attempts')
      .values({
        order_id: order.id,
        version,
        at: context.now,
        user_id: context.user?.id ?? null,
        result: input.dismissReason ?? 'Absent',
        note: input.reason ?? '',
      })
      .execute();
    await update(act, { attempts: (await transferOf(act)).attempts + 1, courier_id: null });
    await tellSender(act);
  },
} satisfies Partial<Record<EffectName, Effect>>;

/** A new PIN by the rule of the settings; the sender gets it, the receiver says it. */
export async function issuePin(act: Act): Promise<void> {
  const { tx, order, context } = act;
  const tables = await readTransferTables(tx, { officeId: order.office_id, at: context.now });
  const { pinDigits = 4, pinDays = 30 } = tables.rules[0]?.value ?? {};
  const pin = String(randomInt(10 ** pinDigits)).padStart(pinDigits, '0');
  await update(act, {
    pin: context.services.secrets.seal(pin),
    pin_expires_at: new Date(context.now.getTime() + pinDays * 86_400_000),
    pin_tries: 0,
  });
  await tellSender(act);
}

async function tellSender({ tx, order, version }: Act): Promise<void> {
  await enqueue(tx, 'notify-order', { orderId: order.id, version, whom: 'customer' });
}

/** Who delivers works for the provider office; without a name it is whoever sends it out. */
async function findCourier({ tx, order, context, input }: Act): Promise<string | null> {
  if (input.courierId === undefined) return context.user?.id ?? null;
  const found = await tx
    .selectFrom('user_offices as uo')
    .innerJoin('users as u', 'u.id', 'uo.user_id')
    .select('u.id')
    .where('uo.office_id', '=', order.provider_office_id ?? '0')
    .where('u.id', '=', input.courierId)
    .where('u.status', '=', 'Active')
    .executeTakeFirst();
  if (found === undefined) throw fieldProblem('courierId', 'not-found');
  return found.id;
}

async function update({ tx, order }: Act, values: object): Promise<void> {
  await tx.updateTable('money_transfers').set(values).where('order_id', '=', order.id).execute();
}
