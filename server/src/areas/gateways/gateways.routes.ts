import type { FastifyInstance } from 'fastify';
import { gatewaysEndpoints } from '#domain/areas/gateways/gateways.endpoints.ts';
import { gatewaysLabels as labels } from '#domain/areas/gateways/gateways.labels.ts';
import { explorerHandlers } from '#server/engine/explorer/explorer-handlers.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Services } from '#server/platform/services.ts';
import { readGateway, readGatewayOffices } from './gateway-paper.queries.ts';
import { gatewaysSource as source, toGatewayRow as toRow } from './gateways-source.queries.ts';
import { createGateway, editGateway } from './save-gateway.queries.ts';

const explorer = explorerHandlers({ source, toRow, labels });

export function bindGateways(app: FastifyInstance, services: Services): void {
  bind(app, services, {
    endpoints: gatewaysEndpoints,
    handlers: {
      'GET /api/settings/gateways': explorer.rows,
      'GET /api/settings/gateways/totals': explorer.totals,
      'POST /api/settings/gateways/export': explorer.export,
      'GET /api/settings/gateways/offices': readGatewayOffices,
      'GET /api/settings/gateways/{id}': (context, { params }) => readGateway(context, params.id),
      'POST /api/settings/gateways': (context, { body }) => createGateway(context, body),
      'PUT /api/settings/gateways/{id}': (context, { params, body }) => editGateway(context, params.id, body),
    },
  });
}
