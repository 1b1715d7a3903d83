import { officesBulk } from './areas/offices/offices-bulk.queries.ts';
import { usersBulk } from './areas/users/users-bulk.queries.ts';
import { createBulkTask } from './engine/bulk/bulk-task.queries.ts';
import { paymentTasks } from './engine/payments/payment-tasks.ts';
import type { Tasks } from './platform/jobs/task.ts';
import { platformTasks } from './platform/jobs/tasks.ts';

/** Every background task: the platform's and the areas' own. */
export const tasks: Tasks = {
  ...platformTasks,
  ...paymentTasks,
  bulk: createBulkTask([officesBulk, usersBulk]),
};
