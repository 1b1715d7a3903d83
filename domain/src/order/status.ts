/** Every value the history of an order can show, as the wire and the database spell it. */
export const orderStatuses = [
  'None',
  'Draft',
  'Purchased',
  'Submitting',
  'Submitted',
  'Approved',
  'ReadyForPickup',
  'Activated',
  'Delivered',
  'Deposited',
  'Cancelled',
  'Rejected',
  'Refunded',
  'Hold',
  'Discarded',
  'Recalculate',
  'Released',
  'Undo',
  'Dispatched',
  'GrantPaid',
  'ApprovedGrant',
  'SentToOffice',
  'Locked',
  'PreCheckedOut',
  'CheckedOut',
  'CheckedIn',
  'RecalculateCommission',
  'OutForDelivery',
  'OutForDeliveryDismissed',
  'Reserved',
  'Confirmed',
  'Arrived',
  'CustomsReleased',
  'CustomsHold',
  'ReadyForDistribution',
  'TransferredAtDestination',
  'TransferIn',
  'TransferOut',
  'RecalculateProviderCost',
] as const;

/** The purchase order has two statuses of its own list besides those it shares with the orders. */
export const purchaseStatuses = ['PartialReceived', 'Received'] as const;

export type OrderStatus = (typeof orderStatuses)[number] | (typeof purchaseStatuses)[number];

/** Statuses that no order ever stands in, and why they exist. */
export const statusesNeverStored = {
  None: 'Before the first save; the status that creating starts from.',
  Recalculate: 'Only in the history: prices were computed again.',
  RecalculateCommission: 'Only in the history: the commission was computed again, the difference is posted.',
  RecalculateProviderCost:
    'Only in the history: the provider cost was computed again, the difference is posted.',
  Undo: 'Only in the history: the status before came back, by reversals that were appended.',
} as const satisfies Partial<Record<OrderStatus, string>>;
