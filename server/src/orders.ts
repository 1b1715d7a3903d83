import { officeFundModule } from './areas/funds/fund-module.queries.ts';
import { complianceReview } from './compliance/review-order.queries.ts';
import type { OrderEngine } from './engine/orders/order-engine.ts';
import { moneyTransferModule } from './services/money-transfer/money-transfer.module.ts';

/** The order engine of this program: the services it serves, and who screens for it. */
export const orderEngine: OrderEngine = {
  modules: { MoneyTransfer: moneyTransferModule, OfficeFund: officeFundModule },
  compliance: complianceReview,
};
