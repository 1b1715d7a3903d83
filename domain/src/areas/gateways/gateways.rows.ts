import { z } from 'zod';
import { instant } from '../../kernel/wire.ts';
import { paymentChannels } from './gateway.values.ts';

export const gatewayRow = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  office: z.string(),
  channels: z.array(z.enum(paymentChannels)),
  midNumber: z.string(),
  surchargePercent: z.string(),
  minAmount: z.string(),
  maxAmount: z.string().nullable(),
  devices: z.number(),
  isTestMode: z.boolean(),
  isActive: z.boolean(),
  createdAt: instant,
});
export type GatewayRow = z.infer<typeof gatewayRow>;
