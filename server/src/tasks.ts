import { officesBulk } from './areas/offices/offices-bulk.queries.ts';
import { usersBulk } from './areas/users/users-bulk.queries.ts';
import { createBulkTask } from './engine/bulk/bulk-task.queries.ts';
import { ledgerTasks } from './engine/ledger/ledger-tasks.queries.ts';
import { orderTasks } from './engine/orders/order-tasks.queries.ts';
import { paymentTasks } from './engine/payments/payment-tasks.ts';
import { orderEngine } from './orders.ts';
import { transfersBulk } from './services/money-transfer/transfers-bulk.queries.ts';
import type { Tasks } from './platform/jobs/task.ts';
import { platformTasks } from './platform/jobs/tasks.ts';

/** Every background task: the platform's and the areas' own. */
export const tasks: Tasks = {
  ...platformTasks,
  ...ledgerTasks,
  ...orderTasks(orderEngine),
  ...paymentTasks,
  bulk: createBulkTask([officesBulk, usersBulk, transfersBulk(orderEngine)]),
};
