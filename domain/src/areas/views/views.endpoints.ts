import { z } from 'zod';
import { endpoints } from '../../kernel/endpoint.ts';
import { created, id, text } from '../../kernel/wire.ts';
import { viewState } from './view-state.schema.ts';

const explorerName = z.string().regex(/^[a-z][a-z0-9-]{0,59}$/);
const ofExplorer = z.strictObject({ explorer: explorerName });
const ofView = z.strictObject({ explorer: explorerName, id });

export const viewBody = z.strictObject({ name: text(60), isShared: z.boolean(), state: viewState });
export type ViewBody = z.input<typeof viewBody>;

export const savedView = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  isShared: z.boolean(),
  isMine: z.boolean(),
  canEdit: z.boolean(),
  /** Opens when the caller comes without saying which view. */
  isDefault: z.boolean(),
  owner: z.string(),
  state: viewState,
});
export type SavedView = z.output<typeof savedView>;

/** Anybody logged in may ask; the explorer's own access decides in the handler. */
const access = { who: 'session' } as const;

export const viewsEndpoints = endpoints({
  'GET /api/views/{explorer}': {
    summary: 'Saved views of an explorer: mine and the shared ones',
    access,
    params: ofExplorer,
    reply: z.object({ views: z.array(savedView) }),
  },
  'POST /api/views/{explorer}': {
    summary: 'Save a view',
    access,
    params: ofExplorer,
    body: viewBody,
    reply: created,
    idempotent: true,
  },
  'PUT /api/views/{explorer}/{id}': {
    summary: 'Change a view: its owner, a shared one also a corporation admin',
    access,
    params: ofView,
    body: viewBody,
    reply: created,
    ifMatch: true,
  },
  'DELETE /api/views/{explorer}/{id}': {
    summary: 'Delete a view',
    access,
    params: ofView,
    ifMatch: true,
  },
  'PUT /api/views/{explorer}/default': {
    summary: 'Which view opens first for me; null: none',
    access,
    params: ofExplorer,
    body: z.strictObject({ id: id.nullable() }),
  },
});
