import type { FastifyInstance } from 'fastify';
import { allExplorers } from '#domain/explorers.ts';
import { bindAbout } from './areas/about/about.routes.ts';
import { bindActivity } from './areas/activity/activity.routes.ts';
import { bindCash } from './areas/cash/cash.routes.ts';
import { isCaseFile } from './areas/compliance/case-notes.queries.ts';
import { bindCases } from './areas/compliance/cases.routes.ts';
import { bindScreenings } from './areas/compliance/screenings.routes.ts';
import { isListFile } from './areas/compliance/lists-papers.queries.ts';
import { bindLists } from './areas/compliance/lists.routes.ts';
import { bindConfiguration } from './areas/configuration/configuration.routes.ts';
import { isCustomerFile } from './areas/customers/customer-files.queries.ts';
import { bindCustomers } from './areas/customers/customers.routes.ts';
import { bindFunds } from './areas/funds/funds.routes.ts';
import { isFundSlip } from './areas/funds/is-fund-slip.queries.ts';
import { bindHoldRules } from './areas/hold-rules/hold-rules.routes.ts';
import { bindGateways } from './areas/gateways/gateways.routes.ts';
import { isNoticeAttachment } from './areas/notices/is-notice-attachment.queries.ts';
import { bindNotices } from './areas/notices/notices.routes.ts';
import { isLicenceFile } from './areas/offices/is-licence-file.queries.ts';
import { bindOffices } from './areas/offices/offices.routes.ts';
import { bindReports } from './areas/reports/reports.routes.ts';
import { bindSearch } from './areas/search/search.routes.ts';
import { bindServerAdmin } from './areas/server-admin/server-admin.routes.ts';
import { bindSession } from './areas/session/session.routes.ts';
import { bindUsers } from './areas/users/users.routes.ts';
import { bindViews } from './areas/views/views.routes.ts';
import { produceDocument } from './documents.ts';
import { bindBulk } from './engine/bulk/bulk.routes.ts';
import { isOrderFile } from './engine/orders/order-notes.queries.ts';
import { bindOrders } from './engine/orders/orders.routes.ts';
import { bindPayments } from './engine/payments/payments.routes.ts';
import { bindTickets } from './platform/auth/tickets.routes.ts';
import { bindFiles } from './platform/files/files.routes.ts';
import type { Services } from './platform/services.ts';
import { orderEngine } from './orders.ts';
import { papers } from './papers.ts';
import { mayReadOf } from './engine/explorer/may-read.queries.ts';
import { bindCourierRuns } from './services/money-transfer/courier-runs/courier-runs.routes.ts';
import { bindMoneyWatch } from './services/money-transfer/watch/watch.routes.ts';
import { bindTransfers } from './services/money-transfer/transfers.routes.ts';
import { bindTransferPricing } from './services/money-transfer/pricing/transfer-pricing.routes.ts';
import { bindTransferSettings } from './services/money-transfer/settings/transfer-settings.routes.ts';

/** Every area that answers under /api. */
export const routes: readonly ((app: FastifyInstance, services: Services) => void)[] = [
  bindAbout,
  bindActivity(
    async (context, entity, id) => !(entity in papers) || (await mayReadOf(papers)(context, entity, id)),
  ),
  bindBulk,
  bindCash,
  bindCases(orderEngine, produceDocument),
  bindConfiguration,
  bindCourierRuns,
  (app, services) =>
    bindFiles(app, services, [
      isNoticeAttachment,
      isLicenceFile,
      isCustomerFile,
      isOrderFile,
      isFundSlip,
      isCaseFile,
      isListFile,
    ]),
  bindCustomers,
  bindFunds(orderEngine),
  bindGateways,
  bindLists,
  bindHoldRules,
  bindMoneyWatch,
  bindNotices,
  bindOffices,
  bindUsers,
  bindOrders(orderEngine),
  bindPayments,
  bindReports(produceDocument),
  bindScreenings,
  bindSearch,
  bindServerAdmin,
  bindSession,
  bindTransferPricing,
  bindTransferSettings,
  bindTransfers(orderEngine),
  bindTickets,
  bindViews(allExplorers),
];
