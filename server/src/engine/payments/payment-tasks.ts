import type { Task, Tasks } from '#server/platform/jobs/task.ts';
import type { Services } from '#server/platform/services.ts';
import { capturePayment } from './capture-payment.queries.ts';
import { recoverPayments } from './recover-payments.queries.ts';
import { refundPayment } from './refund-payment.queries.ts';
import { settlePayments } from './settle-payments.queries.ts';
import { voidPayment } from './void-payment.queries.ts';

/** What happens to cards after the commit; what is left over is taken up by the recovery. */
export const paymentTasks: Tasks = {
  'capture-payments': forEach(capturePayment),
  'void-payments': forEach(voidPayment),
  'refund-payments': forEach(refundPayment),
  'recover-payments': { run: recoverPayments, maxAttempts: 2, schedule: '* * * * *' },
  'settle-payments': { run: settlePayments, maxAttempts: 3, schedule: '23 * * * *' },
};

function forEach(work: (services: Services, id: string) => Promise<void>): Task {
  return {
    maxAttempts: 5,
    async run(services, { paymentIds }) {
      for (const id of paymentIds as string[]) await work(services, id);
    },
  };
}
