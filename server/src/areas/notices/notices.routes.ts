import type { FastifyInstance } from 'fastify';
import { noticesEndpoints } from '#domain/areas/notices/notices.endpoints.ts';
import { noticesLabels } from '#domain/areas/notices/notices.labels.ts';
import { explorerHandlers } from '#server/engine/explorer/explorer-handlers.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Services } from '#server/platform/services.ts';
import { createNotice, dispatchNotice, editNotice, recallNotice } from './change-notice.queries.ts';
import { findCurrent, writeReceipts } from './current-notices.queries.ts';
import { findNotice, findReceipts, noticesSource, toNoticeRow } from './notices.queries.ts';

const explorer = explorerHandlers({ source: noticesSource, toRow: toNoticeRow, labels: noticesLabels });

export function bindNotices(app: FastifyInstance, services: Services): void {
  bind(app, services, {
    endpoints: noticesEndpoints,
    handlers: {
      'GET /api/settings/notices': explorer.rows,
      'GET /api/settings/notices/totals': explorer.totals,
      'POST /api/settings/notices/export': explorer.export,
      'GET /api/settings/notices/{id}': async (context, { params }) => await findNotice(context, params.id),
      'POST /api/settings/notices': async (context, { body }) => await createNotice(context, body),
      'PUT /api/settings/notices/{id}': async (context, { params, body }) =>
        await editNotice(context, params.id, body),
      'POST /api/settings/notices/{id}/dispatch': async (context, { params }) =>
        await dispatchNotice(context, params.id),
      'POST /api/settings/notices/{id}/recall': async (context, { params, body }) =>
        await recallNotice(context, params.id, body.reason),
      'GET /api/settings/notices/{id}/receipts': async (context, { params }) => ({
        rows: await findReceipts(context, params.id),
      }),
      'GET /api/notices': async (context) => ({ notices: await findCurrent(context) }),
      'POST /api/notices/receipts': async (context, { body }) => await writeReceipts(context, body),
    },
  });
}
