import type { Services } from '../services.ts';

export interface Attempt {
  /** Counts from 1. */
  readonly number: number;
  /** After this one nobody tries again. */
  readonly isLast: boolean;
}

/** Work after the commit. It may run twice, so it looks first what is already done. */
export interface Task {
  run(services: Services, payload: Readonly<Record<string, unknown>>, attempt: Attempt): Promise<void>;
  /** Tries until it is given up; the pauses grow from seconds to hours. */
  readonly maxAttempts: number;
  /** Minute, hour, day, month, weekday in UTC; a task without one runs only when it is enqueued. */
  readonly schedule?: string;
}

export type Tasks = Readonly<Record<string, Task>>;
