import type { FastifyInstance } from 'fastify';
import { fundsEndpoints } from '#domain/areas/funds/funds.endpoints.ts';
import { fundMovesLabels, fundsLabels } from '#domain/areas/funds/funds.labels.ts';
import { explorerHandlers } from '#server/engine/explorer/explorer-handlers.ts';
import type { OrderEngine } from '#server/engine/orders/order-engine.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Services } from '#server/platform/services.ts';
import { changeTerms } from './change-terms.queries.ts';
import { readFundStanding } from './fund-standing.queries.ts';
import { readFund, readLines, readMove } from './fund-paper.queries.ts';
import { fundMovesSource, fundsSource, toFundMoveRow, toFundRow } from './funds-source.queries.ts';
import { createFundMove, editFundMove } from './save-fund-move.queries.ts';

const funds = explorerHandlers({ source: fundsSource, toRow: toFundRow, labels: fundsLabels });
const moves = explorerHandlers({ source: fundMovesSource, toRow: toFundMoveRow, labels: fundMovesLabels });

export function bindFunds(engine: OrderEngine) {
  return (app: FastifyInstance, services: Services): void =>
    bind(app, services, {
      endpoints: fundsEndpoints,
      handlers: {
        'GET /api/offices/fund-standing': async (context) => await readFundStanding(context),
        'GET /api/settings/offices/funds': funds.rows,
        'GET /api/settings/offices/funds/totals': funds.totals,
        'POST /api/settings/offices/funds/export': funds.export,
        'GET /api/settings/offices/fund-moves': moves.rows,
        'GET /api/settings/offices/fund-moves/totals': moves.totals,
        'POST /api/settings/offices/fund-moves/export': moves.export,
        'GET /api/settings/offices/funds/{id}': async (context, { params }) =>
          await readFund(context, params.id),
        'GET /api/settings/offices/funds/{id}/lines': async (context, { params, query }) =>
          await readLines(context, { id: params.id, before: query.before }),
        'PUT /api/settings/offices/funds/{id}/terms': async (context, { params, body }) =>
          await changeTerms(context, params.id, body),
        'POST /api/settings/offices/fund-moves': async (context, { body }) =>
          await createFundMove(engine, context, body),
        'PUT /api/settings/offices/fund-moves/{id}': async (context, { params, body }) =>
          await editFundMove(engine, context, { id: params.id, input: body }),
        'GET /api/settings/offices/fund-moves/{id}': async (context, { params }) =>
          await readMove(context, params.id),
      },
    });
}
