import { z } from 'zod';
import { endpoints } from '../../kernel/endpoint.ts';
import { explorerEndpoints } from '../../kernel/explorer.endpoints.ts';
import { created, idParams, instant } from '../../kernel/wire.ts';
import {
  blockListExplorer,
  listChangesExplorer,
  listEntriesExplorer,
  listsAccess as access,
  listsWriteAccess,
  listVersionsExplorer,
} from './lists.explorers.ts';
import {
  listedEntry,
  listSource,
  listStandingReply,
  listVersionPaper,
  versionPreview,
} from './lists.papers.ts';
import { blockListRow, listChangeRow, listEntryRow, listVersionRow } from './lists.rows.ts';
import { blockInput, blockSwitchInput, previewInput, sourceInput, versionInput } from './lists.schema.ts';
import { publishedLists } from './lists.values.ts';

const sourceParams = z.strictObject({ code: z.enum(publishedLists) });

export const listsEndpoints = {
  ...explorerEndpoints(listVersionsExplorer, listVersionRow),
  ...explorerEndpoints(listChangesExplorer, listChangeRow),
  ...explorerEndpoints(listEntriesExplorer, listEntryRow),
  ...explorerEndpoints(blockListExplorer, blockListRow),
  ...endpoints({
    'GET /api/list-standing': {
      summary: 'Whether sanctions lists are stale, and what waits for that; ages only for compliance',
      access: { who: ['any', 'operationOrigin', 'operationDestination'] },
      reply: listStandingReply,
    },
    'GET /api/compliance/list-sources': {
      summary: 'Where lists come from, how old they are, and what became of the last try',
      access,
      reply: z.object({ sources: z.array(listSource) }),
    },
    'PUT /api/compliance/list-sources/{code}': {
      summary: 'Change where a list is downloaded from, how often, and what a version must hold',
      access: listsWriteAccess,
      params: sourceParams,
      body: sourceInput,
      ifMatch: true,
      reply: created,
    },
    'POST /api/compliance/list-sources/{code}/download': {
      summary: 'Ask the publisher now, in the background',
      access: listsWriteAccess,
      params: sourceParams,
      idempotent: true,
      reply: created,
    },
    'POST /api/compliance/list-previews': {
      summary: 'What uploaded files would change, and whether they may be used; nothing is written',
      access: listsWriteAccess,
      body: previewInput,
      reply: versionPreview,
    },
    'POST /api/compliance/list-versions': {
      summary: 'Make uploaded files the active version of their list',
      access: listsWriteAccess,
      body: versionInput,
      idempotent: true,
      reply: created,
    },
    'GET /api/compliance/list-versions/{id}': {
      summary: 'One version of a list with its files',
      access,
      params: idParams,
      reply: listVersionPaper,
    },
    'GET /api/compliance/list-entries/{id}': {
      summary: 'One entry as it is listed, with every change of it',
      access,
      params: idParams,
      reply: listedEntry,
    },
    'GET /api/compliance/block-list/{id}': {
      summary: 'One name of the internal block list',
      access,
      params: idParams,
      reply: blockListRow.extend({ updatedAt: instant }),
    },
    'POST /api/compliance/block-list': {
      summary: 'Put a name on the internal block list',
      access: listsWriteAccess,
      body: blockInput,
      idempotent: true,
      reply: created,
    },
    'PUT /api/compliance/block-list/{id}': {
      summary: 'Correct a name of the internal block list',
      access: listsWriteAccess,
      params: idParams,
      body: blockInput,
      ifMatch: true,
      reply: created,
    },
    'POST /api/compliance/block-list/{id}/switch': {
      summary: 'Take a name off the internal block list, or put it back',
      access: listsWriteAccess,
      params: idParams,
      body: blockSwitchInput,
      idempotent: true,
      ifMatch: true,
      reply: created,
    },
  }),
};
