import { z } from 'zod';
import { paymentChannels } from '../areas/gateways/gateway.values.ts';
import { endpoints } from '../kernel/endpoint.ts';

/** What a payment panel must know before it takes money. */
export const payOptions = z.object({
  /** Whether the caller's drawer is open in this office. */
  isDrawerOpen: z.boolean(),
  gateways: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      channels: z.array(z.enum(paymentChannels)),
      /** Page of the gateway with the card fields, for a frame; null when no card can be typed here. */
      fieldsUrl: z.string().nullable(),
      /** US cents. */
      minAmount: z.string(),
      maxAmount: z.string().nullable(),
      devices: z.array(z.object({ poiDeviceId: z.string(), nickname: z.string() })),
    }),
  ),
});
export type PayOptions = z.infer<typeof payOptions>;

export const paymentsEndpoints = endpoints({
  'GET /api/payments/options': {
    summary: 'How the caller can be paid here: drawer, merchant accounts, terminals',
    access: { who: ['saleDesk'] },
    reply: payOptions,
  },
});
