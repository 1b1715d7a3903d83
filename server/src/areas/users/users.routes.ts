import type { FastifyInstance } from 'fastify';
import { usersEndpoints } from '#domain/areas/users/users.endpoints.ts';
import { usersLabels as labels } from '#domain/areas/users/users.labels.ts';
import { bulkHandlers } from '#server/engine/bulk/bulk-handlers.queries.ts';
import { explorerHandlers } from '#server/engine/explorer/explorer-handlers.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Services } from '#server/platform/services.ts';
import { actOnUser } from './act-on-user.queries.ts';
import { createUser, editUser } from './save-user.queries.ts';
import { readOptions, readUser } from './user-paper.queries.ts';
import { usersBulk } from './users-bulk.queries.ts';
import { toUserRow as toRow, usersSource as source } from './users-source.queries.ts';

const explorer = explorerHandlers({ source, toRow, labels });
const bulk = bulkHandlers(usersBulk);

export function bindUsers(app: FastifyInstance, services: Services): void {
  bind(app, services, {
    endpoints: usersEndpoints,
    handlers: {
      'GET /api/settings/users': explorer.rows,
      'GET /api/settings/users/totals': explorer.totals,
      'POST /api/settings/users/export': explorer.export,
      'GET /api/settings/users/options': readOptions,
      'GET /api/settings/users/{id}': (context, { params }) => readUser(context, params.id),
      'POST /api/settings/users': (context, { body }) => createUser(context, body),
      'PUT /api/settings/users/{id}': (context, { params, body }) => editUser(context, params.id, body),
      'POST /api/settings/users/{id}/block': (context, { params, body }) =>
        actOnUser(context, { ...params, ...body, action: 'Block' }),
      'POST /api/settings/users/{id}/unblock': (context, { params, body }) =>
        actOnUser(context, { ...params, ...body, action: 'Unblock' }),
      'POST /api/settings/users/{id}/invite': (context, { params }) =>
        actOnUser(context, { ...params, action: 'Invite' }),
      'POST /api/settings/users/{id}/reset-two-factor': (context, { params, body }) =>
        actOnUser(context, { ...params, ...body, action: 'ResetTwoFactor' }),
      'POST /api/settings/users/bulk/dry-run': bulk.dryRun,
      'POST /api/settings/users/bulk': bulk.start,
    },
  });
}
