import { z } from 'zod';
import { bulkBase } from '../../kernel/bulk.ts';
import { id } from '../../kernel/wire.ts';

/** What is done to many transfers at once: nothing that asks for something of each. */
export const transferBulkActions = [
  'Submit',
  'Discard',
  'Approved',
  'OutForDelivery',
  'ReadyForPickup',
] as const;
export type TransferBulkAction = (typeof transferBulkActions)[number];

export const transferBulkBody = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('Submit'), ...bulkBase }),
  z.strictObject({ action: z.literal('Discard'), ...bulkBase }),
  z.strictObject({ action: z.literal('Approved'), ...bulkBase }),
  z.strictObject({ action: z.literal('ReadyForPickup'), ...bulkBase }),
  /** Without a courier it is whoever sends them out. */
  z.strictObject({ action: z.literal('OutForDelivery'), ...bulkBase, courierId: id.optional() }),
]);
export type TransferBulkBody = z.output<typeof transferBulkBody>;
