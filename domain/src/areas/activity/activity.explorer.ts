import type { Access } from '../../access/access.ts';
import { activityScopes } from '../../access/screens.ts';
import { defineExplorer } from '../../kernel/explorer.ts';
import type { ActivityAction } from './activity-action.labels.ts';
import { activityActionLabels } from './activity-action.labels.ts';
import type { ActivityRow } from './activity.rows.ts';

const activityActions = Object.keys(activityActionLabels.en) as ActivityAction[];

const entities = [
  'user',
  'office',
  'notice',
  'gateway',
  'transfer-settings',
  'hold-rule',
  'block-list',
  'list-source',
  'list-version',
  'screening',
  'configuration',
  'report',
  'view',
  'session',
  'file',
  'explorer',
  'document',
  'server',
  'customer',
  'recipient',
  'order',
  'case',
  'payment',
  'fund-move',
  'courier-run',
  'cash-session',
  'ledger',
  'demo',
] as const;

/** One explorer per scope, since each scope has its own right. */
export function activityExplorer<Scope extends string>(scope: Scope, access: Access) {
  return defineExplorer<ActivityRow>()({
    name: `activity-${scope}`,
    path: `/api/activity/${scope}`,
    access,
    defaultSort: '-at',
    hasSearch: true,
    columns: {
      at: { kind: 'instant', width: 176 },
      user: { kind: 'text', width: 170 },
      office: { kind: 'text', width: 150 },
      action: { kind: 'enum', values: activityActions, width: 150 },
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
