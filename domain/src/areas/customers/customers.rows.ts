import { z } from 'zod';
import { instant } from '../../kernel/wire.ts';
import { customerLevels } from './customer.values.ts';

export const customerRow = z.object({
  id: z.string(),
  version: z.number(),
  number: z.string(),
  name: z.string(),
  /** E.164 of the primary phone; with dots where the office may not see it. */
  phone: z.string(),
  /** The year alone: `1985-••-••`; `••••-••-••` where the office may not see it. */
  birthDate: z.string(),
  /** `Hialeah, FL` of the first address. */
  cityState: z.string(),
  level: z.enum(customerLevels),
  /** Reward balance, US cents as a decimal string. */
  balance: z.string(),
  lastOrderAt: instant.nullable(),
  orders: z.number(),
  email: z.string(),
  /** Last four of the newest document; filters by the whole number. */
  idNumber: z.string(),
  /** Code of the office that created them. */
  office: z.string(),
  createdAt: instant,
  isBlocked: z.boolean(),
  hasExpiredId: z.boolean(),
});
export type CustomerRow = z.infer<typeof customerRow>;
