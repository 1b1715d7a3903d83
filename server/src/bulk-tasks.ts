import { officesBulk } from './areas/offices/offices-bulk.queries.ts';
import { usersBulk } from './areas/users/users-bulk.queries.ts';
import { createBulkTask } from './engine/bulk/bulk-task.queries.ts';
import type { Tasks } from './platform/jobs/task.ts';

/** The job behind every bulk action; an explorer with bulk actions has its line here. */
export const bulkTasks: Tasks = { bulk: createBulkTask([officesBulk, usersBulk]) };
