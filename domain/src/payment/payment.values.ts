import { paymentChannels as gatewayChannels } from '../areas/gateways/gateway.values.ts';

/** Where a payment row stands. `None` is never stored by us; it is the seed's word for "no payment". */
export const paymentActions = ['None', 'Draft', 'Payment', 'Refund', 'Dismiss'] as const;
export type PaymentAction = (typeof paymentActions)[number];

/** How a card reaches the gateway; `None` for everything that is no card. */
export const paymentChannels = ['None', ...gatewayChannels] as const;
export type PaymentChannel = (typeof paymentChannels)[number];

export const paymentMethods = [
  'Cash',
  'Card',
  'Check',
  'MoneyOrder',
  'CashierCheck',
  'TravelersCheck',
  'Zelle',
  'ACH',
  'Reward',
  'OfficeCredit',
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Full: all that is owed. Initial: the first part. Partial: a later part. */
export const amountModes = ['Full', 'Initial', 'Partial'] as const;
export type AmountMode = (typeof amountModes)[number];

/** Where the card of a payment stands at the gateway; Asking: a call is out, or its answer is not known. */
export const gatewayStates = [
  'None',
  'Asking',
  'Authorised',
  'Declined',
  'Captured',
  'Voiding',
  'Voided',
  'Refunding',
  'Refunded',
  'Failed',
] as const;
export type GatewayState = (typeof gatewayStates)[number];
