import type { FastifyInstance } from 'fastify';
import { customersEndpoints } from '#domain/areas/customers/customers.endpoints.ts';
import { customersLabels as labels } from '#domain/areas/customers/customers.labels.ts';
import { recipientsEndpoints } from '#domain/areas/customers/recipients.endpoints.ts';
import { explorerHandlers } from '#server/engine/explorer/explorer-handlers.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Services } from '#server/platform/services.ts';
import { blockCustomer, revealTaxId, setLevel, unblockCustomer } from './act-on-customer.queries.ts';
import { addFile, removeFile, setPhoto } from './customer-files.queries.ts';
import { addId, editId, removeId } from './customer-ids.queries.ts';
import { readCustomer } from './customer-paper.queries.ts';
import { customersSource as source, toCustomerRow as toRow } from './customers-source.queries.ts';
import { findDuplicates } from './find-duplicates.queries.ts';
import { mergeCustomers, previewMerge } from './merge-customers.queries.ts';
import { listRecipients, readRecipient } from './recipient-paper.queries.ts';
import { listCustomerOrders, listRecipientOrders } from './party-orders.queries.ts';
import { createCustomer, editCustomer } from './save-customer.queries.ts';
import {
  attachRecipient,
  createRecipient,
  detachRecipient,
  editRecipient,
} from './save-recipient.queries.ts';
import { searchCustomers } from './search-customers.queries.ts';
import { findRecipientDuplicates, searchRecipients } from './search-recipients.queries.ts';

const explorer = explorerHandlers({ source, toRow, labels });

export function bindCustomers(app: FastifyInstance, services: Services): void {
  bindPeople(app, services);
  bindRecipients(app, services);
}

function bindPeople(app: FastifyInstance, services: Services): void {
  bind(app, services, {
    endpoints: customersEndpoints,
    handlers: {
      'GET /api/customers': explorer.rows,
      'GET /api/customers/totals': explorer.totals,
      'POST /api/customers/export': explorer.export,
      'GET /api/customers/search': (context, { query }) => searchCustomers(context, query.q),
      'POST /api/customers/duplicates': (context, { body }) => findDuplicates(context, body),
      'GET /api/customers/{id}': (context, { params }) => readCustomer(context, params.id),
      'GET /api/customers/{id}/orders': (context, { params, query }) =>
        listCustomerOrders(context, { ...params, query }),
      'POST /api/customers': (context, { body }) => createCustomer(context, body),
      'PUT /api/customers/{id}': (context, { params, body }) => editCustomer(context, params.id, body),
      'POST /api/customers/{id}/ids': (context, { params, body }) => addId(context, params.id, body),
      'PUT /api/customers/{id}/ids/{idDocument}': (context, { params, body }) =>
        editId(context, params, body),
      'POST /api/customers/{id}/ids/{idDocument}/remove': (context, { params, body }) =>
        removeId(context, params, body.reason),
      'POST /api/customers/{id}/photo': (context, { params, body }) =>
        setPhoto(context, params.id, body.fileId),
      'POST /api/customers/{id}/files': (context, { params, body }) =>
        addFile(context, { ...params, ...body }),
      'POST /api/customers/{id}/files/{fileId}/remove': (context, { params }) => removeFile(context, params),
      'POST /api/customers/{id}/level': (context, { params, body }) =>
        setLevel(context, { ...params, ...body }),
      'POST /api/customers/{id}/block': (context, { params, body }) =>
        blockCustomer(context, { ...params, ...body }),
      'POST /api/customers/{id}/unblock': (context, { params, body }) =>
        unblockCustomer(context, { ...params, ...body }),
      'POST /api/customers/{id}/tax-id/reveal': (context, { params, body }) =>
        revealTaxId(context, { ...params, ...body }),
      'POST /api/customers/{id}/merge/dry-run': (context, { params, body }) =>
        previewMerge(context, params.id, body.otherId),
      'POST /api/customers/{id}/merge': (context, { params, body }) =>
        mergeCustomers(context, { ...params, ...body }),
    },
  });
}

function bindRecipients(app: FastifyInstance, services: Services): void {
  bind(app, services, {
    endpoints: recipientsEndpoints,
    handlers: {
      'GET /api/customers/{id}/recipients': (context, { params }) => listRecipients(context, params.id),
      'POST /api/customers/{id}/recipients': (context, { params, body }) =>
        createRecipient(context, params.id, body),
      'POST /api/customers/{id}/recipients/{recipientId}/attach': (context, { params, body }) =>
        attachRecipient(context, { customerId: params.id, recipientId: params.recipientId, ...body }),
      'POST /api/customers/{id}/recipients/{recipientId}/detach': (context, { params }) =>
        detachRecipient(context, { customerId: params.id, recipientId: params.recipientId }),
      'GET /api/recipients/search': (context, { query }) => searchRecipients(context, query),
      'POST /api/recipients/duplicates': (context, { body }) => findRecipientDuplicates(context, body),
      'GET /api/recipients/{id}': (context, { params }) => readRecipient(context, params.id),
      'GET /api/recipients/{id}/orders': (context, { params, query }) =>
        listRecipientOrders(context, { ...params, query }),
      'PUT /api/recipients/{id}': (context, { params, body }) => editRecipient(context, params.id, body),
    },
  });
}
