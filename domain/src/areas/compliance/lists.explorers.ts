import { defineExplorer } from '../../kernel/explorer.ts';
import type { BlockListRow, ListChangeRow, ListEntryRow, ListVersionRow } from './lists.rows.ts';
import {
  blockKinds,
  changeOps,
  entryKinds,
  publishedLists,
  versionFaults,
  versionOrigins,
  versionStatuses,
} from './lists.values.ts';

/** Reads lists: everybody who decides on hits. */
export const listsAccess = {
  who: ['corporationCompliance', 'complianceAml', 'compliance'],
  rights: ['Compliance'],
} as const;

/** Takes versions, changes sources and the block list: compliance of the corporation. */
export const listsWriteAccess = {
  who: ['corporationCompliance', 'complianceAml'],
  rights: ['Compliance'],
} as const;

export const listVersionsExplorer = defineExplorer<ListVersionRow>()({
  name: 'list-versions',
  path: '/api/compliance/list-versions',
  access: listsAccess,
  defaultSort: '-fetchedAt',
  hasSearch: true,
  columns: {
    source: { kind: 'enum', values: publishedLists, width: 170 },
    number: { kind: 'number', width: 90 },
    status: { kind: 'enum', values: versionStatuses, width: 120 },
    fetchedAt: { kind: 'instant', width: 170 },
    publishedOn: { kind: 'text', width: 120 },
    origin: { kind: 'enum', values: versionOrigins, width: 110 },
    rows: { kind: 'number', width: 90 },
    added: { kind: 'number', width: 90 },
    changed: { kind: 'number', width: 90 },
    removed: { kind: 'number', width: 90 },
    fault: { kind: 'enum', values: versionFaults, width: 160 },
    by: { kind: 'text', width: 150 },
    reason: { kind: 'text', width: 200, hidden: true },
    unreadable: { kind: 'number', width: 110, hidden: true },
    bytes: { kind: 'number', width: 110, hidden: true },
    sha256: { kind: 'text', width: 200, hidden: true },
  },
} as const);

export const listChangesExplorer = defineExplorer<ListChangeRow>()({
  name: 'list-changes',
  path: '/api/compliance/list-changes',
  access: listsAccess,
  defaultSort: '-number',
  hasSearch: true,
  columns: {
    name: { kind: 'text', width: 260 },
    op: { kind: 'enum', values: changeOps, width: 110 },
    source: { kind: 'enum', values: publishedLists, width: 150 },
    number: { kind: 'number', width: 90 },
    entryId: { kind: 'text', width: 100 },
    change: { kind: 'text', sortable: false, filterable: false, width: 420 },
    fields: { kind: 'text', sortable: false, width: 160 },
    identityChanged: { kind: 'boolean', width: 130 },
    programAdded: { kind: 'boolean', width: 130 },
  },
} as const);

export const listEntriesExplorer = defineExplorer<ListEntryRow>()({
  name: 'list-entries',
  path: '/api/compliance/list-entries',
  access: listsAccess,
  defaultSort: 'name',
  hasSearch: true,
  columns: {
    name: { kind: 'text', width: 300 },
    source: { kind: 'enum', values: publishedLists, width: 160 },
    entryId: { kind: 'text', width: 100 },
    kind: { kind: 'enum', values: entryKinds, width: 130 },
    programs: { kind: 'text', sortable: false, width: 220 },
    aliases: { kind: 'number', sortable: false, filterable: false, width: 90 },
    lastChanged: { kind: 'number', width: 120 },
    isListed: { kind: 'boolean', width: 100, hidden: true },
  },
} as const);

export const blockListExplorer = defineExplorer<BlockListRow>()({
  name: 'block-list',
  path: '/api/compliance/block-list',
  access: listsAccess,
  defaultSort: '-createdAt',
  hasSearch: true,
  columns: {
    name: { kind: 'text', width: 260 },
    kind: { kind: 'enum', values: blockKinds, width: 130 },
    birthDate: { kind: 'day', width: 130 },
    reason: { kind: 'text', width: 320 },
    isActive: { kind: 'boolean', width: 100 },
    by: { kind: 'text', width: 160 },
    createdAt: { kind: 'instant', width: 170 },
  },
} as const);
