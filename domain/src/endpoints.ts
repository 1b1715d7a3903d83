import { activityEndpoints } from './areas/activity/activity.endpoints.ts';
import { configurationEndpoints } from './areas/configuration/configuration.endpoints.ts';
import { noticesEndpoints } from './areas/notices/notices.endpoints.ts';
import { searchEndpoints } from './areas/search/search.endpoints.ts';
import { serverAdminEndpoints } from './areas/server-admin/server-admin.endpoints.ts';

/** The whole contract: server, web client, documentation and the access test read it. */
export const allEndpoints = {
  ...activityEndpoints,
  ...configurationEndpoints,
  ...noticesEndpoints,
  ...searchEndpoints,
  ...serverAdminEndpoints,
};
