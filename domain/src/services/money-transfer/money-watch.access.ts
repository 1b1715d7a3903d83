import type { Access } from '../../access/access.ts';

/** Offices see their own; the corporation and compliance all of it. */
export const moneyWatchAccess = {
  who: ['corporation', 'complianceAml', 'saleOffice', 'providerOffice'],
  rights: ['ServicesMoneyTransfer', 'Compliance'],
  services: ['MoneyTransfer'],
} as const satisfies Access;

/** Who may send a failed capture or refund to the gateway once more. */
export const paymentRetryAccess = {
  who: ['corporationAccounting', 'accounting'],
  rights: ['ServicesMoneyTransfer'],
  services: ['MoneyTransfer'],
} as const satisfies Access;
