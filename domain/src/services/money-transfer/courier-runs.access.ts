/** Who works for the provider; who only delivers sees their own runs. */
export const courierRunsAccess = {
  who: ['providerOffice'],
  rights: ['ServicesMoneyTransfer'],
  services: ['MoneyTransfer'],
} as const;
