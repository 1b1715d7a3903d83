import type { OrderAction } from '#domain/order/action.ts';
import type { OrderActionChoice } from '#domain/order/orders.endpoints.ts';

/** Whether a part must be given, may be given, or is not asked for. */
export type Wanted = 'must' | 'may' | undefined;

/** What the dialog of an action shows. */
export interface AskedParts {
  readonly reason: Wanted;
  readonly recipientId: Wanted;
  readonly pin: Wanted;
  readonly proof: Wanted;
  readonly courier: Wanted;
  readonly dismissReason: Wanted;
  readonly providerStopped: Wanted;
  readonly isTrueMatch: Wanted;
  readonly licence: Wanted;
  readonly reference: Wanted;
}

/** Worth a sentence in the history, although the lifecycle does not insist. */
const explained: ReadonlySet<OrderAction> = new Set<OrderAction>([
  'Cancel',
  'Hold',
  'Release',
  'Undo',
  'Unpay',
  'Refund',
  'Lock',
  'Discard',
]);

/** What the order's answer says an action needs, and what its effects can take besides. */
export function askedParts({ action, needs }: Pick<OrderActionChoice, 'action' | 'needs'>): AskedParts {
  const must = (name: string): Wanted => (needs.includes(name) ? 'must' : undefined);
  const forAction = (name: OrderAction, wanted: Wanted): Wanted => (action === name ? wanted : undefined);
  return {
    reason: needs.includes('licence')
      ? 'must'
      : (must('reason') ?? (explained.has(action) ? 'may' : undefined)),
    recipientId: must('recipientId'),
    pin: must('pin'),
    proof: must('proof'),
    courier: forAction('OutForDelivery', 'may'),
    dismissReason: forAction('OutForDeliveryDismiss', 'must'),
    // A hold without the word of the provider becomes a stop, which is allowed and wanted.
    providerStopped: action === 'Hold' && must('providerStopped') ? 'may' : must('providerStopped'),
    isTrueMatch: must('isTrueMatch'),
    licence: needs.includes('licence') ? 'may' : undefined,
    reference: forAction('Deposit', 'may'),
  };
}

/** Whether anything is asked before the action is done. */
export function asksAnything(parts: AskedParts): boolean {
  return Object.values(parts).some((wanted) => wanted !== undefined);
}
