import type { Access } from './access.ts';
import { operationsRights, servicesRights, settingsRights } from './menu-right.ts';

/** Who reads which part of the activity log. Offices see their own entries, the corporation all. */
export const activityScopes = {
  me: { who: 'session' },
  office: { who: ['admin'] },
  all: { who: ['corporationAdmin', 'corporationCompliance'] },
  orders: {
    who: ['corporation', 'admin', 'accounting', 'compliance'],
    rights: [...servicesRights, ...operationsRights],
  },
  customers: {
    who: ['corporationCompliance', 'complianceAml', 'compliance'],
    rights: [...servicesRights, 'Compliance'],
  },
  settings: { who: ['corporation', 'admin'], rights: settingsRights },
  security: { who: ['corporationAdmin'], rights: ['SettingsUsers'] },
} as const satisfies Record<string, Access>;

export type ActivityScope = keyof typeof activityScopes;
