import type { OrderStatus } from '#domain/order/status.ts';
import type { Tone } from '#web/kit/text/status-chip.tsx';

/** Grey: not begun or over without money. Blue: on its way. Amber: somebody has to move. Green: arrived. Red: wrong. */
const tones: Readonly<Partial<Record<OrderStatus, Tone>>> = {
  Purchased: 'info',
  Submitting: 'info',
  Submitted: 'info',
  Approved: 'info',
  Released: 'info',
  Dispatched: 'info',
  Reserved: 'info',
  Confirmed: 'info',
  Arrived: 'info',
  CheckedOut: 'info',
  ReadyForPickup: 'warn',
  OutForDelivery: 'warn',
  OutForDeliveryDismissed: 'err',
  CustomsHold: 'err',
  Hold: 'err',
  Locked: 'err',
  Rejected: 'err',
  Delivered: 'ok',
  Deposited: 'ok',
  Activated: 'ok',
  CheckedIn: 'ok',
};

export function statusTone(status: string): Tone {
  return tones[status as OrderStatus] ?? 'mute';
}
