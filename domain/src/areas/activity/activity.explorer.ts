import { z } from 'zod';
import type { Access } from '../../access/access.ts';
import { activityScopes } from '../../access/screens.ts';
import { defineExplorer } from '../../kernel/explorer.ts';
import { instant } from '../../kernel/wire.ts';

export const activityChange = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });

export const activityRow = z.object({
  id: z.string(),
  version: z.number().nullable(),
  at: instant,
  user: z.string(),
  office: z.string(),
  scope: z.string(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  label: z.string(),
  changes: z.array(activityChange),
  reason: z.string().nullable(),
});
export type ActivityRow = z.infer<typeof activityRow>;

const entities = [
  'user',
  'office',
  'notice',
  'gateway',
  'configuration',
  'report',
  'view',
  'session',
  'file',
  'explorer',
  'document',
  'server',
] as const;

/** One explorer per scope, since each scope has its own right. */
export function activityExplorer<Scope extends string>(scope: Scope, access: Access) {
  return defineExplorer({
    name: `activity-${scope}`,
    path: `/api/activity/${scope}`,
    access,
    row: activityRow,
    defaultSort: '-at',
    hasSearch: true,
    columns: {
      at: { kind: 'instant', width: 150 },
      user: { kind: 'text', width: 170 },
      office: { kind: 'text', width: 150 },
      action: { kind: 'text', width: 140 },
      entity: { kind: 'enum', values: entities, width: 120 },
      label: { kind: 'text', width: 220 },
      changes: { kind: 'text', sortable: false, filterable: false, width: 320 },
      reason: { kind: 'text', width: 180 },
      scope: { kind: 'enum', values: ['orders', 'customers', 'settings', 'security'], hidden: true },
    },
  } as const);
}

export const activityExplorers = {
  me: activityExplorer('me', activityScopes.me),
  office: activityExplorer('office', activityScopes.office),
  all: activityExplorer('all', activityScopes.all),
  orders: activityExplorer('orders', activityScopes.orders),
  customers: activityExplorer('customers', activityScopes.customers),
  settings: activityExplorer('settings', activityScopes.settings),
  security: activityExplorer('security', activityScopes.security),
};
export type ActivityScopeName = keyof typeof activityExplorers;
