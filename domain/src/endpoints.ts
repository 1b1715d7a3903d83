import { aboutEndpoints } from './areas/about/about.endpoints.ts';
import { activityEndpoints } from './areas/activity/activity.endpoints.ts';
import { cashEndpoints } from './areas/cash/cash.endpoints.ts';
import { casesEndpoints } from './areas/compliance/cases.endpoints.ts';
import { listsEndpoints } from './areas/compliance/lists.endpoints.ts';
import { configurationEndpoints } from './areas/configuration/configuration.endpoints.ts';
import { customersEndpoints } from './areas/customers/customers.endpoints.ts';
import { recipientsEndpoints } from './areas/customers/recipients.endpoints.ts';
import { filesEndpoints } from './areas/files/files.endpoints.ts';
import { fundsEndpoints } from './areas/funds/funds.endpoints.ts';
import { gatewaysEndpoints } from './areas/gateways/gateways.endpoints.ts';
import { liveEndpoints } from './areas/live/live.endpoints.ts';
import { noticesEndpoints } from './areas/notices/notices.endpoints.ts';
import { officesEndpoints } from './areas/offices/offices.endpoints.ts';
import { reportsEndpoints } from './areas/reports/reports.endpoints.ts';
import { searchEndpoints } from './areas/search/search.endpoints.ts';
import { serverAdminEndpoints } from './areas/server-admin/server-admin.endpoints.ts';
import { sessionEndpoints } from './areas/session/session.endpoints.ts';
import { usersEndpoints } from './areas/users/users.endpoints.ts';
import { viewsEndpoints } from './areas/views/views.endpoints.ts';
import { apiDocsEndpoints } from './areas/api-docs/api-docs.endpoints.ts';
import { healthEndpoints } from './areas/health/health.endpoints.ts';
import { ticketsEndpoints } from './areas/tickets/tickets.endpoints.ts';
import { bulkEndpoints } from './kernel/bulk.endpoints.ts';
import { paymentsEndpoints } from './payment/payments.endpoints.ts';
import { screeningEndpoints } from './areas/compliance/screening.endpoints.ts';
import { holdRulesEndpoints } from './areas/hold-rules/hold-rules.endpoints.ts';
import { transferPricingEndpoints } from './services/money-transfer/pricing.endpoints.ts';
import { transferSettingsEndpoints } from './services/money-transfer/settings.endpoints.ts';
import { courierRunsEndpoints } from './services/money-transfer/courier-runs.endpoints.ts';
import { moneyWatchEndpoints } from './services/money-transfer/money-watch.endpoints.ts';
import { transfersEndpoints } from './services/money-transfer/transfers.endpoints.ts';
import { ordersEndpoints } from './order/orders.endpoints.ts';

/** The whole contract: server, web client, documentation and the access test read it. */
export const allEndpoints = {
  ...aboutEndpoints,
  ...activityEndpoints,
  ...apiDocsEndpoints,
  ...bulkEndpoints,
  ...casesEndpoints,
  ...cashEndpoints,
  ...configurationEndpoints,
  ...courierRunsEndpoints,
  ...customersEndpoints,
  ...filesEndpoints,
  ...fundsEndpoints,
  ...gatewaysEndpoints,
  ...healthEndpoints,
  ...holdRulesEndpoints,
  ...listsEndpoints,
  ...liveEndpoints,
  ...moneyWatchEndpoints,
  ...noticesEndpoints,
  ...officesEndpoints,
  ...ordersEndpoints,
  ...paymentsEndpoints,
  ...recipientsEndpoints,
  ...reportsEndpoints,
  ...screeningEndpoints,
  ...searchEndpoints,
  ...serverAdminEndpoints,
  ...sessionEndpoints,
  ...ticketsEndpoints,
  ...transferPricingEndpoints,
  ...transferSettingsEndpoints,
  ...transfersEndpoints,
  ...usersEndpoints,
  ...viewsEndpoints,
};
