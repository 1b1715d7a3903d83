import { z } from 'zod';
import { cents, id, text } from '../../kernel/wire.ts';
import { paymentChannels, connectionStates } from './gateway.values.ts';

/** A key of the gateway: written only. Left out it stays, null takes it away. */
const secret = z
  .string()
  .trim()
  .pipe(z.string().regex(/^[\x21-\x7e]{8,200}$/, 'invalid'))
  .nullable()
  .optional();

/** A card terminal of the office, as the gateway registered it. */
const device = z.strictObject({
  poiDeviceId: z.guid(),
  nickname: text(60),
  serial: text(60, 0).default(''),
  connectionState: z.enum(connectionStates).default('Unknown'),
});

export const gatewayInput = z
  .strictObject({
    officeId: id,
    /** Shown as 'Merchant Account'. */
    name: text(80),
    channels: z
      .array(z.enum(paymentChannels))
      .min(1)
      .transform((list) => paymentChannels.filter((channel) => list.includes(channel))),
    midNumber: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9-]{4,32}$/, 'invalid'),
    serviceKey: secret,
    securityKey: secret,
    /** Percent with up to two decimals, at most 10. */
    surchargePercent: z.string().regex(/^(10(\.0{1,2})?|\d(\.\d{1,2})?)$/, 'invalid'),
    minAmount: cents,
    /** Null: no upper limit. */
    maxAmount: cents.nullable(),
    isTestMode: z.boolean(),
    isActive: z.boolean(),
    devices: z
      .array(device)
      .max(50)
      .refine((list) => new Set(list.map((one) => one.poiDeviceId)).size === list.length, 'already-exists')
      .default([]),
  })
  .refine((one) => one.maxAmount === null || BigInt(one.maxAmount) >= BigInt(one.minAmount), {
    path: ['maxAmount'],
    message: 'invalid',
  });
export type GatewayInput = z.output<typeof gatewayInput>;
