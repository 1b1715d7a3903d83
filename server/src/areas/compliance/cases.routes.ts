import type { FastifyInstance } from 'fastify';
import { casesEndpoints } from '#domain/areas/compliance/cases.endpoints.ts';
import { casesLabels } from '#domain/areas/compliance/cases.labels.ts';
import type { ProduceDocument } from '#server/engine/documents/produce-document.ts';
import { explorerHandlers } from '#server/engine/explorer/explorer-handlers.ts';
import type { OrderEngine } from '#server/engine/orders/order-engine.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Services } from '#server/platform/services.ts';
import { answerInformation, requestInformation } from './ask-information.queries.ts';
import { escalateCase, keepCaseFiles, noteCase } from './case-notes.queries.ts';
import { findCase, readCase } from './case-paper.queries.ts';
import { casesSource, toCaseRow } from './cases-source.queries.ts';
import { assignCase, claimCase, claimNext, unclaimCase } from './claim-case.queries.ts';
import { fileClock, readClocks } from './clocks.queries.ts';
import { exportCtr, readCtr } from './ctr.queries.ts';
import { answerChecklist, clearCase, decideCaseHit } from './decide-hits.queries.ts';
import { decideOrder } from './decide-order.queries.ts';
import { exportCaseJson } from './export-case.queries.ts';
import { readOfficers } from './officers.queries.ts';

const cases = explorerHandlers({ source: casesSource, toRow: toCaseRow, labels: casesLabels });

/** Services in Hold: the desk works with the engine of orders and makes papers of cases. */
export function bindCases(engine: OrderEngine, produce: ProduceDocument) {
  return (app: FastifyInstance, services: Services): void =>
    bind(app, services, {
      endpoints: casesEndpoints,
      handlers: {
        'GET /api/compliance/cases': cases.rows,
        'GET /api/compliance/cases/totals': cases.totals,
        'POST /api/compliance/cases/export': cases.export,
        'GET /api/compliance/cases/{id}': async (context, { params }) => await readCase(context, params.id),
        'POST /api/compliance/cases/next': async (context, { body }) => await claimNext(context, body.queue),
        'POST /api/compliance/cases/{id}/claim': async (context, { params }) =>
          await claimCase(context, params.id),
        'POST /api/compliance/cases/{id}/unclaim': async (context, { params }) =>
          await unclaimCase(context, params.id),
        'POST /api/compliance/cases/{id}/assign': async (context, { params, body }) =>
          await assignCase(context, params.id, body),
        'POST /api/compliance/cases/{id}/checklist': async (context, { params, body }) =>
          await answerChecklist(context, params.id, body),
        'POST /api/compliance/cases/{id}/hits/{hitId}/decision': async (context, { params, body }) =>
          await decideCaseHit(context, params, body),
        'POST /api/compliance/cases/{id}/clear': async (context, { params, body }) =>
          await clearCase(context, params.id, body),
        'POST /api/compliance/cases/{id}/release': async (context, { params, body }) =>
          await decideOrder(engine, context, { id: params.id, action: 'Release', note: body.note }),
        'POST /api/compliance/cases/{id}/reject': async (context, { params, body }) =>
          await decideOrder(engine, context, { id: params.id, action: 'Reject', note: body.note }),
        'POST /api/compliance/cases/{id}/block-funds': async (context, { params, body }) =>
          await decideOrder(engine, context, { id: params.id, action: 'Lock', note: body.note }),
        'POST /api/compliance/cases/{id}/request-information': async (context, { params, body }) =>
          await requestInformation(context, params.id, body),
        'POST /api/compliance/cases/{id}/answer': async (context, { params, body }) =>
          await answerInformation(context, params.id, body),
        'POST /api/compliance/cases/{id}/escalate': async (context, { params, body }) =>
          await escalateCase(context, params.id, body),
        'POST /api/compliance/cases/{id}/notes': async (context, { params, body }) =>
          await noteCase(context, params.id, body.body),
        'POST /api/compliance/cases/{id}/files': async (context, { params, body }) =>
          await keepCaseFiles(context, params.id, body),
        'GET /api/compliance/cases/{id}/export': async (context, { params, query }) => {
          const { id } = await findCase(context, params.id);
          if (query.format === 'json') return await exportCaseJson(context, id);
          return await produce(context, 'compliance-case', { parameters: { caseId: id } });
        },
        'GET /api/compliance/officers': async ({ services: { db } }) => ({ rows: await readOfficers(db) }),
        'GET /api/compliance/clocks': async (context, { query }) => ({
          rows: await readClocks(
            context,
            query.filed === undefined ? {} : { isFiled: query.filed === 'true' },
          ),
        }),
        'POST /api/compliance/clocks/{id}/file': async (context, { params, body }) =>
          await fileClock(context, params.id, body),
        'GET /api/compliance/ctr': async (context, { query }) => await readCtr(context, query),
        'GET /api/compliance/ctr/export': async (context, { query }) => await exportCtr(context, query),
      },
    });
}
