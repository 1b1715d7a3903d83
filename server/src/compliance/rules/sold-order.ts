import type { OrderFacts } from '#domain/areas/hold-rules/judged-order.ts';

/** An order as the engine hands it over for review: what the rules look at. Amounts in minor units of the dollar. */
export interface SoldOrder {
  readonly id: string;
  readonly service: string;
  readonly officeId: string;
  readonly agentId: string | null;
  readonly actorId: string | null;
  readonly customerId: string | null;
  readonly recipientId: string | null;
  readonly senderPhone: string;
  readonly receiverPhone: string;
  readonly principal: bigint;
  readonly total: bigint;
  /** Cash that is given now. */
  readonly cash: bigint;
  readonly parties: readonly { readonly role: string; readonly name: string }[];
  readonly at: Date;
  /** Nothing may be written. */
  readonly isTrial: boolean;
  /** What only its service knows: numbers of a shipment, a photo. */
  readonly facts?: Partial<OrderFacts>;
}
