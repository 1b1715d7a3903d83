import type { Tasks } from './platform/jobs/task.ts';
import { platformTasks } from './platform/jobs/tasks.ts';

/** Every background task: the platform's and the areas' own. */
export const tasks: Tasks = { ...platformTasks };
