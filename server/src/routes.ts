import type { FastifyInstance } from 'fastify';
import { bindActivity } from './areas/activity/activity.routes.ts';
import { bindConfiguration } from './areas/configuration/configuration.routes.ts';
import { bindNotices } from './areas/notices/notices.routes.ts';
import { bindSearch } from './areas/search/search.routes.ts';
import { bindServerAdmin } from './areas/server-admin/server-admin.routes.ts';
import type { Services } from './platform/services.ts';

/** Every area that answers under /api. */
export const routes: readonly ((app: FastifyInstance, services: Services) => void)[] = [
  bindActivity,
  bindConfiguration,
  bindNotices,
  bindSearch,
  bindServerAdmin,
];
