import type { Role } from '#domain/access/roles.ts';

/** Roles as people look for them: where somebody works decides which of them can mean anything. */
export const roleGroups = {
  corporation: [
    'CorporationAdmin',
    'CorporationAccounting',
    'CorporationCompliance',
    'CorporationComplianceAML',
    'CorporationClaim',
    'CorporationClaimSupervisor',
  ],
  office: ['Admin', 'Sale', 'SaleWeb', 'Delivery', 'Pickup', 'Accounting', 'Compliance'],
  provider: [
    'OperationOrigin',
    'OperationDestination',
    'OperationDestinationSupervisor',
    'TransportCompanyDestination',
  ],
} as const satisfies Record<string, readonly Role[]>;

export type RoleGroup = keyof typeof roleGroups;
export const roleGroupNames = Object.keys(roleGroups) as RoleGroup[];
