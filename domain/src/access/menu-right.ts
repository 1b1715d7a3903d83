export const accountingRights = [
  'AccountingSales',
  'AccountingCommissions',
  'AccountingRewards',
  'AccountingAgenciesPayments',
  'AccountingProvidersPayments',
  'AccountingInvoicesBills',
  'AccountingExpenses',
  'AccountingNetIncome',
] as const;

export const servicesRights = [
  'ServicesMoneyTransfer',
  'ServicesCardRequest',
  'ServicesPhoneTopUps',
  'ServicesShopping',
  'ServicesMiscellany',
  'ServicesShipments',
  'ServicesPassports',
  'ServicesTravel',
] as const;

export const operationsRights = [
  'OperationsPassports',
  'OperationsShipments',
  'OperationsStoreOrders',
  'OperationsStoreInventory',
  'OperationsPurchaseOrders',
] as const;

export const settingsRights = [
  'SettingsNotices',
  'SettingsUsers',
  'SettingsOffices',
  'SettingsMoneyTransfer',
  'SettingsMiscellaneous',
  'SettingsShipments',
  'SettingsStore',
  'SettingsShopping',
  'SettingsPassport',
  'SettingsTravel',
  'SettingsFlight',
  'SettingsNotifications',
  'SettingsHoldRules',
  'SettingsCoupons',
  'SettingsReports',
] as const;

/** Every right a person's menu list can hold, in the order of the menu. An empty list allows everything. */
export const menuRights = [
  ...servicesRights,
  ...operationsRights,
  ...accountingRights,
  'Compliance',
  'Claims',
  'Analytic',
  ...settingsRights,
] as const;
export type MenuRight = (typeof menuRights)[number];
