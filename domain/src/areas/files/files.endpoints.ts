import { z } from 'zod';
import type { Access } from '../../access/access.ts';
import { endpoints } from '../../kernel/endpoint.ts';
import { idParams, optional } from '../../kernel/wire.ts';

/** What an upload is for decides which kinds of files it may hold. */
export const fileUses = ['document', 'image', 'table', 'list'] as const;
export type FileUse = (typeof fileUses)[number];

const uploadQuery = z.strictObject({
  use: optional(z.enum(fileUses)).transform((use) => use ?? 'document'),
});
export const storedFile = z.object({
  id: z.string(),
  name: z.string(),
  mime: z.string(),
  size: z.number(),
});
export type StoredFileReply = z.infer<typeof storedFile>;

const loggedIn = { who: 'session' } satisfies Access;

/**
 * Files are uploaded first and named by their id in the form that needs them; one that nothing names is removed after
 * a day. That makes a repeated upload harmless, so uploads take no Idempotency-Key.
 */
export const filesEndpoints = endpoints({
  'POST /api/files': {
    summary: 'Upload one file as the form field `file`',
    access: loggedIn,
    upload: 'file',
    query: uploadQuery,
    reply: storedFile,
  },
  'POST /api/files/many': {
    summary: 'Upload several files as the form field `files`',
    access: loggedIn,
    upload: 'files',
    query: uploadQuery,
    reply: z.array(storedFile),
  },
  'GET /api/files/{id}': {
    summary: 'A file that I uploaded or that is shown to me',
    access: loggedIn,
    params: idParams,
    reply: 'file',
  },
});
