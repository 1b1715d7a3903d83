import {
  mdiAccountCancelOutline,
  mdiBankTransferIn,
  mdiCalculatorVariantOutline,
  mdiCancel,
  mdiCashMultiple,
  mdiCashRefund,
  mdiCheck,
  mdiCheckDecagramOutline,
  mdiHandBackRightOutline,
  mdiHomeRemoveOutline,
  mdiLockOpenVariantOutline,
  mdiLockOutline,
  mdiPackageVariantClosedCheck,
  mdiPencilOutline,
  mdiSendOutline,
  mdiTrashCanOutline,
  mdiTruckDeliveryOutline,
  mdiUndo,
} from '@mdi/js';
import type { OrderAction } from '#domain/order/action.ts';

/** What carries an order on, the usual first: the first one that is possible is the next step. */
export const forwardActions: readonly OrderAction[] = [
  'Pay',
  'Submit',
  'Delivery',
  'Activated',
  'Deposit',
  'Approved',
  'Dispatch',
  'OutForDelivery',
  'ReadyForPickup',
  'Confirm',
  'Release',
  'Refund',
  'Reserve',
  'PayGrant',
  'ApproveGrant',
  'SendToOffice',
  'CheckIn',
  'CheckOut',
  'Arrived',
];

/** Ends or takes back; stands in the menu, in red. */
export const dangerActions: ReadonlySet<OrderAction> = new Set<OrderAction>([
  'Cancel',
  'Discard',
  'Reject',
  'Hold',
  'Lock',
  'Unpay',
  'Undo',
]);

/** Refusals that say the action is for another kind of order: nothing that will become possible. */
export const otherKindGuards: ReadonlySet<string> = new Set([
  'stopped',
  'methodPickup',
  'methodAccount',
  'courierMethod',
  'addressOk',
  'newCard',
  'existingCard',
  'manualPricing',
  'automaticPricing',
  'kindPayment',
  'kindReturn',
  'kindAdjustment',
]);

const icons: Partial<Record<OrderAction, string>> = {
  Pay: mdiCashMultiple,
  Edit: mdiPencilOutline,
  Submit: mdiSendOutline,
  Approved: mdiCheck,
  OutForDelivery: mdiTruckDeliveryOutline,
  OutForDeliveryDismiss: mdiHomeRemoveOutline,
  ReadyForPickup: mdiPackageVariantClosedCheck,
  Delivery: mdiCheckDecagramOutline,
  Deposit: mdiBankTransferIn,
  Refund: mdiCashRefund,
  Release: mdiLockOpenVariantOutline,
  Lock: mdiLockOutline,
  Hold: mdiHandBackRightOutline,
  Cancel: mdiCancel,
  Reject: mdiAccountCancelOutline,
  Discard: mdiTrashCanOutline,
  Recalculate: mdiCalculatorVariantOutline,
  Undo: mdiUndo,
  Unpay: mdiUndo,
};

export function iconOf(action: OrderAction): string | undefined {
  return icons[action];
}
