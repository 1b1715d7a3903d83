import { z } from 'zod';
import { cents, id, positiveCents, text } from '../../kernel/wire.ts';
import { payoutCurrencies } from './transfer.values.ts';

const currency = z.enum(payoutCurrencies);

/** Each currency once. Amounts are minor units of it. */
function perCurrency<T extends z.ZodType<{ currency: string }>>(item: T) {
  return z
    .array(item)
    .min(1)
    .max(payoutCurrencies.length)
    .refine((rows) => new Set(rows.map((row) => row.currency)).size === rows.length, 'invalid');
}

/** What a courier is given to take along: orders that are out with them, and the cash to pay them. */
export const openRunInput = z.strictObject({
  courierId: id,
  orderIds: z.array(id).min(1).max(200),
  floats: perCurrency(z.strictObject({ currency, amount: positiveCents })),
  note: text(200, 0).default(''),
});
export type OpenRunInput = z.output<typeof openRunInput>;

/** What came back, counted in each currency of the run. */
export const closeRunInput = z.strictObject({
  counts: perCurrency(z.strictObject({ currency, amount: cents })),
  /** Why it differs; wanted when it does. */
  reason: text(300, 0).default(''),
});
export type CloseRunInput = z.output<typeof closeRunInput>;
