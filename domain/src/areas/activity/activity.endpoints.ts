import { z } from 'zod';
import { endpoints } from '../../kernel/endpoint.ts';
import { explorerEndpoints } from '../../kernel/explorer.ts';
import { activityExplorers, activityRow } from './activity.explorer.ts';

export const activityEndpoints = {
  ...explorerEndpoints(activityExplorers.me),
  ...explorerEndpoints(activityExplorers.office),
  ...explorerEndpoints(activityExplorers.all),
  ...explorerEndpoints(activityExplorers.orders),
  ...explorerEndpoints(activityExplorers.customers),
  ...explorerEndpoints(activityExplorers.settings),
  ...explorerEndpoints(activityExplorers.security),
  ...endpoints({
    'GET /api/activity/entity/{entity}/{id}': {
      summary: 'History of one entity, the newest first; its own right decides who may read it',
      access: { who: ['any', 'operationOrigin', 'operationDestination'] },
      params: z.strictObject({ entity: z.string().regex(/^[a-z-]{1,40}$/), id: z.string().min(1).max(60) }),
      reply: z.object({ rows: z.array(activityRow) }),
    },
  }),
};
