import { activityExplorers } from './areas/activity/activity.explorer.ts';
import { casesExplorer } from './areas/compliance/cases.explorer.ts';
import {
  blockListExplorer,
  listChangesExplorer,
  listEntriesExplorer,
  listVersionsExplorer,
} from './areas/compliance/lists.explorers.ts';
import { customersExplorer } from './areas/customers/customers.explorer.ts';
import { fundMovesExplorer, fundsExplorer } from './areas/funds/funds.explorer.ts';
import { gatewaysExplorer } from './areas/gateways/gateways.explorer.ts';
import { noticesExplorer } from './areas/notices/notices.explorer.ts';
import { officesExplorer } from './areas/offices/offices.explorer.ts';
import {
  jobsExplorer,
  mailsExplorer,
  sessionsExplorer,
} from './areas/server-admin/server-admin.explorers.ts';
import { usersExplorer } from './areas/users/users.explorer.ts';
import { transfersExplorer } from './services/money-transfer/transfers.explorer.ts';
import type { Explorer } from './kernel/explorer.ts';

/** Every list of the application; who may open it may keep views of it. */
export const allExplorers: readonly Explorer[] = [
  ...Object.values(activityExplorers),
  blockListExplorer,
  casesExplorer,
  customersExplorer,
  fundMovesExplorer,
  fundsExplorer,
  gatewaysExplorer,
  jobsExplorer,
  listChangesExplorer,
  listEntriesExplorer,
  listVersionsExplorer,
  mailsExplorer,
  noticesExplorer,
  officesExplorer,
  sessionsExplorer,
  transfersExplorer,
  usersExplorer,
];
