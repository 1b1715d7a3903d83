import { z } from 'zod';
import { positiveCents, text } from '../../kernel/wire.ts';
import { denominations } from './denominations.ts';

const names = new Set(denominations.map(String));

/** A count sheet: pieces by denomination in cents. */
export const cashCount = z
  .record(z.string(), z.int().min(0).max(100_000))
  .refine((count) => Object.keys(count).every((name) => names.has(name)), 'invalid')
  .transform((count) => Object.fromEntries(Object.entries(count).filter(([, pieces]) => pieces > 0)));

/** The float with which a drawer opens, counted. */
export const openInput = z.strictObject({ count: cashCount });

export const movementKinds = ['CashIn', 'CashOut'] as const;

/** Cash that comes in or goes out without an order: change from the safe, a drop, a deposit. */
export const movementInput = z.strictObject({
  kind: z.enum(movementKinds),
  amount: positiveCents,
  reason: text(200),
  /** Number of the deposit slip. */
  reference: text(60, 0).default(''),
});
export type MovementInput = z.output<typeof movementInput>;

export const closeInput = z.strictObject({
  count: cashCount,
  /** Why it differs; wanted when it does. */
  note: text(300, 0).default(''),
});
export type CloseInput = z.output<typeof closeInput>;

export const reopenInput = z.strictObject({ reason: text(300) });
