import { tellLowFund } from './areas/funds/tell-low-fund.queries.ts';
import { screeningTasks } from './areas/compliance/screening-tasks.queries.ts';
import { checkCaseHistories } from './areas/compliance/check-case-histories.queries.ts';
import { casesTasks } from './areas/compliance/cases-tasks.queries.ts';
import { officesBulk } from './areas/offices/offices-bulk.queries.ts';
import { usersBulk } from './areas/users/users-bulk.queries.ts';
import { downloadTask } from './compliance/lists/download-lists.queries.ts';
import { demoTasks } from './demo/fill-demo.queries.ts';
import { createBulkTask } from './engine/bulk/bulk-task.queries.ts';
import { ledgerTasks } from './engine/ledger/ledger-tasks.queries.ts';
import { fillKeysTask } from './compliance/rules/fill-keys.queries.ts';
import { sweepCashTask } from './compliance/rules/sweep-cash.queries.ts';
import { notifyOrder } from './engine/orders/notify-order.queries.ts';
import { orderTasks } from './engine/orders/order-tasks.queries.ts';
import { paymentTasks } from './engine/payments/payment-tasks.ts';
import { orderEngine } from './orders.ts';
import { transferMail } from './services/money-transfer/notify-order.queries.ts';
import { tellEndedPins } from './services/money-transfer/pin-end.queries.ts';
import { transfersBulk } from './services/money-transfer/transfers-bulk.queries.ts';
import type { Tasks } from './platform/jobs/task.ts';
import { platformTasks } from './platform/jobs/tasks.ts';

/** Every background task: the platform's and the areas' own. */
export const tasks: Tasks = {
  ...platformTasks,
  ...casesTasks,
  ...demoTasks,
  ...ledgerTasks([checkCaseHistories]),
  'download-lists': downloadTask,
  ...orderTasks(orderEngine),
  ...paymentTasks,
  ...screeningTasks(orderEngine),
  'notify-order': notifyOrder({ MoneyTransfer: transferMail }),
  'ended-pins': tellEndedPins,
  'fill-rule-keys': fillKeysTask,
  'sweep-cash': sweepCashTask,
  'fund-low': tellLowFund,
  bulk: createBulkTask([officesBulk, usersBulk, transfersBulk(orderEngine)]),
};
