import { z } from 'zod';
import { instant } from '../../kernel/wire.ts';
import {
  blockKinds,
  changeOps,
  entryKinds,
  publishedLists,
  versionFaults,
  versionOrigins,
  versionStatuses,
} from './lists.values.ts';

/** What the publisher's columns of an entry hold. */
const publishedRow = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

export const listVersionRow = z.object({
  id: z.string(),
  version: z.number(),
  /** The id as people say it. */
  number: z.number(),
  source: z.enum(publishedLists),
  status: z.enum(versionStatuses),
  fetchedAt: instant,
  publishedOn: z.string(),
  origin: z.enum(versionOrigins),
  rows: z.number(),
  added: z.number(),
  changed: z.number(),
  removed: z.number(),
  fault: z.enum(versionFaults).nullable(),
  by: z.string().nullable(),
  reason: z.string(),
  unreadable: z.number(),
  bytes: z.number(),
  sha256: z.string(),
});
export type ListVersionRow = z.infer<typeof listVersionRow>;

export const listChangeRow = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  op: z.enum(changeOps),
  source: z.enum(publishedLists),
  /** Of the version. */
  number: z.number(),
  entryId: z.string(),
  /** Before and after in one line, for exports. */
  change: z.string(),
  fields: z.string(),
  identityChanged: z.boolean(),
  programAdded: z.boolean(),
  before: publishedRow.nullable(),
  after: publishedRow.nullable(),
  /** Of the entry, for its page. */
  entryKey: z.string(),
});
export type ListChangeRow = z.infer<typeof listChangeRow>;

export const listEntryRow = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  source: z.enum(publishedLists),
  entryId: z.string(),
  kind: z.enum(entryKinds),
  programs: z.string(),
  aliases: z.number(),
  /** Number of the version. */
  lastChanged: z.number(),
  isListed: z.boolean(),
});
export type ListEntryRow = z.infer<typeof listEntryRow>;

export const blockListRow = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  kind: z.enum(blockKinds),
  birthDate: z.string().nullable(),
  reason: z.string(),
  isActive: z.boolean(),
  by: z.string().nullable(),
  createdAt: instant,
});
export type BlockListRow = z.infer<typeof blockListRow>;
