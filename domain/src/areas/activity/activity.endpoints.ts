import { z } from 'zod';
import { endpoints } from '../../kernel/endpoint.ts';
import { explorerEndpoints } from '../../kernel/explorer.endpoints.ts';
import { activityExplorers } from './activity.explorer.ts';
import { activityRow } from './activity.rows.ts';

export const activityEndpoints = {
  ...explorerEndpoints(activityExplorers.me, activityRow),
  ...explorerEndpoints(activityExplorers.office, activityRow),
  ...explorerEndpoints(activityExplorers.all, activityRow),
  ...explorerEndpoints(activityExplorers.orders, activityRow),
  ...explorerEndpoints(activityExplorers.customers, activityRow),
  ...explorerEndpoints(activityExplorers.settings, activityRow),
  ...explorerEndpoints(activityExplorers.security, activityRow),
  ...endpoints({
    'GET /api/activity/entity/{entity}/{id}': {
      summary: 'History of one entity, the newest first; its own right decides who may read it',
      access: { who: ['any', 'operationOrigin', 'operationDestination'] },
      params: z.strictObject({ entity: z.string().regex(/^[a-z-]{1,40}$/), id: z.string().min(1).max(60) }),
      reply: z.object({ rows: z.array(activityRow) }),
    },
  }),
};
