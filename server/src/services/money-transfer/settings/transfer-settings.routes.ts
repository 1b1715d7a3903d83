import type { FastifyInstance } from 'fastify';
import { transferSettingsEndpoints } from '#domain/services/money-transfer/settings.endpoints.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Services } from '#server/platform/services.ts';
import { changeSettings } from './change-settings.queries.ts';
import { readHistory, readOfficeChoices, readSettings } from './read-settings.queries.ts';
import { tryQuote } from './try-quote.queries.ts';

export function bindTransferSettings(app: FastifyInstance, services: Services): void {
  bind(app, services, {
    endpoints: transferSettingsEndpoints,
    handlers: {
      'GET /api/settings/transfers': (context, { query }) =>
        readSettings(context, query.at === undefined ? context.now : new Date(query.at)),
      'GET /api/settings/transfers/offices': readOfficeChoices,
      'GET /api/settings/transfers/{kind}/history': (context, { params, query }) =>
        readHistory(context, params.kind, query.key),
      'PUT /api/settings/transfers/{kind}': (context, { params, body }) =>
        changeSettings(context, params.kind, body),
      'POST /api/settings/transfers/quote': (context, { body }) => tryQuote(context, body),
    },
  });
}
