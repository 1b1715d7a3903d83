/** The roles of a person, as the seed spells them. What they imply stands in role-rules.ts. */
export const roles = [
  'CorporationAdmin',
  'CorporationAccounting',
  'CorporationCompliance',
  'CorporationComplianceAML',
  'CorporationClaim',
  'CorporationClaimSupervisor',
  'Admin',
  'Sale',
  'SaleWeb',
  'Delivery',
  'Pickup',
  'Accounting',
  'Compliance',
  'OperationOrigin',
  'OperationDestination',
  'OperationDestinationSupervisor',
  'TransportCompanyDestination',
] as const;
export type Role = (typeof roles)[number];
