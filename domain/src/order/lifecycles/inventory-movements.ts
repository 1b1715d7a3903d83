/** Why stock moves. Movements are appended and never change, so they have kinds and no lifecycle. */
export const inventoryMovements = [
  'Adjustment',
  'Reserve',
  'Sale',
  'SaleCancel',
  'PurchaseReceived',
  'TransferOut',
  'TransferIn',
] as const;
export type InventoryMovement = (typeof inventoryMovements)[number];
