import { z } from 'zod';
import { endpoints } from '../../kernel/endpoint.ts';
import { explorerEndpoints } from '../../kernel/explorer.endpoints.ts';
import { created, id, idParams, instant, text } from '../../kernel/wire.ts';
import { noticeInput } from './notice.schema.ts';
import { noticeStatuses, severities } from './notice.values.ts';
import { noticesAccess, noticesExplorer, noticesWriteAccess as access } from './notices.explorer.ts';
import { noticeRow } from './notices.rows.ts';

export const noticePaper = noticeInput.safeExtend({
  id: z.string(),
  version: z.number(),
  status: z.enum(noticeStatuses),
  dispatchedAt: instant.nullable(),
  author: z.string(),
  createdAt: instant,
});
export type NoticePaper = z.infer<typeof noticePaper>;

/** A notice as its reader gets it, in the reader's language. */
export const currentNotice = z.object({
  id: z.string(),
  severity: z.enum(severities),
  title: z.string(),
  body: z.string(),
  publishStart: instant,
  mustAcknowledge: z.boolean(),
  attachmentFileId: z.string().nullable(),
  isRead: z.boolean(),
  isAcknowledged: z.boolean(),
});
export type CurrentNotice = z.infer<typeof currentNotice>;

export const noticesEndpoints = {
  ...explorerEndpoints(noticesExplorer, noticeRow),
  ...endpoints({
    'GET /api/settings/notices/{id}': {
      summary: 'One notice',
      access: noticesAccess,
      params: idParams,
      reply: noticePaper,
    },
    'POST /api/settings/notices': {
      summary: 'Write a notice',
      access,
      body: noticeInput,
      idempotent: true,
      reply: created,
    },
    'PUT /api/settings/notices/{id}': {
      summary: 'Edit a notice that is not out',
      access,
      params: idParams,
      body: noticeInput,
      ifMatch: true,
      reply: created,
    },
    'POST /api/settings/notices/{id}/dispatch': {
      summary: 'Show a notice within its publish window',
      access,
      params: idParams,
      idempotent: true,
      ifMatch: true,
      reply: created,
    },
    'POST /api/settings/notices/{id}/recall': {
      summary: 'Take a notice back to Draft',
      access,
      params: idParams,
      body: z.strictObject({ reason: text(300) }),
      idempotent: true,
      ifMatch: true,
      reply: created,
    },
    'GET /api/settings/notices/{id}/receipts': {
      summary: 'Who has read and acknowledged',
      access: noticesAccess,
      params: idParams,
      reply: z.object({
        rows: z.array(
          z.object({
            dispatch: z.number(),
            user: z.string(),
            office: z.string(),
            readAt: instant,
            acknowledgedAt: instant.nullable(),
          }),
        ),
      }),
    },
    'GET /api/notices': {
      summary: 'What I should know now in this office',
      access: { who: ['any', 'operationOrigin', 'operationDestination'] },
      reply: z.object({ notices: z.array(currentNotice) }),
    },
    'POST /api/notices/receipts': {
      summary: 'I have read, or I acknowledge',
      access: { who: ['any', 'operationOrigin', 'operationDestination'] },
      body: z.strictObject({ ids: z.array(id).min(1).max(50), acknowledge: z.boolean() }),
      idempotent: true,
      reply: created,
    },
  }),
};
