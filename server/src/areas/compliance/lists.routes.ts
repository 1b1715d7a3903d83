import type { FastifyInstance } from 'fastify';
import { listsEndpoints } from '#domain/areas/compliance/lists.endpoints.ts';
import {
  blockListLabels,
  listChangesLabels,
  listEntriesLabels,
  listVersionsLabels,
} from '#domain/areas/compliance/lists.labels.ts';
import type { BlockListRow, ListEntryRow } from '#domain/areas/compliance/lists.rows.ts';
import { explorerHandlers } from '#server/engine/explorer/explorer-handlers.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Services } from '#server/platform/services.ts';
import { blockName, correctBlocked, findBlocked, switchBlocked } from './block-list.queries.ts';
import { askPublisher, changeSource } from './lists-change-source.queries.ts';
import { findListedEntry, findListVersion } from './lists-papers.queries.ts';
import {
  blockListSource,
  listChangesSource,
  listEntriesSource,
  listVersionsSource,
  toChangeRow,
  toRow,
  toVersionRow,
} from './lists-sources.queries.ts';
import { findSources, standingFor } from './lists-standing.queries.ts';
import { previewVersion, uploadVersion } from './lists-upload.queries.ts';

const versions = explorerHandlers({
  source: listVersionsSource,
  toRow: toVersionRow,
  labels: listVersionsLabels,
});
const changes = explorerHandlers({
  source: listChangesSource,
  toRow: toChangeRow,
  labels: listChangesLabels,
});
const entries = explorerHandlers({
  source: listEntriesSource,
  toRow: toRow<ListEntryRow>,
  labels: listEntriesLabels,
});
const blocked = explorerHandlers({
  source: blockListSource,
  toRow: toRow<BlockListRow>,
  labels: blockListLabels,
});

export function bindLists(app: FastifyInstance, services: Services): void {
  bind(app, services, {
    endpoints: listsEndpoints,
    handlers: {
      'GET /api/compliance/list-versions': versions.rows,
      'GET /api/compliance/list-versions/totals': versions.totals,
      'POST /api/compliance/list-versions/export': versions.export,
      'GET /api/compliance/list-changes': changes.rows,
      'GET /api/compliance/list-changes/totals': changes.totals,
      'POST /api/compliance/list-changes/export': changes.export,
      'GET /api/compliance/list-entries': entries.rows,
      'GET /api/compliance/list-entries/totals': entries.totals,
      'POST /api/compliance/list-entries/export': entries.export,
      'GET /api/compliance/block-list': blocked.rows,
      'GET /api/compliance/block-list/totals': blocked.totals,
      'POST /api/compliance/block-list/export': blocked.export,
      'GET /api/list-standing': async (context) => await standingFor(context),
      'GET /api/compliance/list-sources': async (context) => ({ sources: await findSources(context) }),
      'PUT /api/compliance/list-sources/{code}': async (context, { params, body }) =>
        await changeSource(context, params.code, body),
      'POST /api/compliance/list-sources/{code}/download': async (context, { params }) =>
        await askPublisher(context, params.code),
      'POST /api/compliance/list-previews': async (context, { body }) => await previewVersion(context, body),
      'POST /api/compliance/list-versions': async (context, { body }) => await uploadVersion(context, body),
      'GET /api/compliance/list-versions/{id}': async (context, { params }) =>
        await findListVersion(context, params.id),
      'GET /api/compliance/list-entries/{id}': async (context, { params }) =>
        await findListedEntry(context, params.id),
      'GET /api/compliance/block-list/{id}': async (context, { params }) =>
        await findBlocked(context, params.id),
      'POST /api/compliance/block-list': async (context, { body }) => await blockName(context, body),
      'PUT /api/compliance/block-list/{id}': async (context, { params, body }) =>
        await correctBlocked(context, params.id, body),
      'POST /api/compliance/block-list/{id}/switch': async (context, { params, body }) =>
        await switchBlocked(context, params.id, body),
    },
  });
}
