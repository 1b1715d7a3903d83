import { z } from 'zod';
import { cents, instant } from '../../kernel/wire.ts';
import { listChangeRow, listVersionRow } from './lists.rows.ts';
import { listParts, publishedLists, versionFaults } from './lists.values.ts';

const sourceAge = z.object({
  code: z.enum(publishedLists),
  publishedOn: z.string(),
  fetchedAt: instant.nullable(),
  /** Up to when the active version is known to be the newest. */
  freshAt: instant.nullable(),
  rows: z.number(),
  isStale: z.boolean(),
  /** The newest version was refused. */
  refused: z.object({ fault: z.enum(versionFaults), at: instant }).nullable(),
});

/** How old the lists are, for a line above every page. */
export const listStandingReply = z.object({
  isStale: z.boolean(),
  staleSince: instant.nullable(),
  /** US cents; null when nothing waits. */
  blocksAbove: cents.nullable(),
  /** Empty for who does not work on compliance. */
  sources: z.array(sourceAge),
});
export type ListStandingReply = z.infer<typeof listStandingReply>;

export const listSource = sourceAge.extend({
  version: z.number(),
  versionId: z.string().nullable(),
  addresses: z.partialRecord(z.enum(listParts), z.string()),
  isDownloadOn: z.boolean(),
  everyHours: z.number(),
  maxAgeHours: z.number().nullable(),
  minRows: z.number(),
  maxShrinkPct: z.number(),
  checkedAt: instant.nullable(),
  nextCheckAt: instant.nullable(),
  failures: z.number(),
  lastFailure: z.string().nullable(),
});
export type ListSource = z.infer<typeof listSource>;

export const listVersionPaper = listVersionRow.extend({
  /** The version it was compared with. */
  before: z.number().nullable(),
  activatedAt: instant.nullable(),
  files: z.array(
    z.object({
      part: z.enum(listParts),
      fileId: z.string(),
      name: z.string(),
      sha256: z.string(),
      bytes: z.number(),
      rows: z.number(),
      publishedOn: z.string(),
    }),
  ),
});
export type ListVersionPaper = z.infer<typeof listVersionPaper>;

const changeLine = listChangeRow
  .pick({ name: true, op: true, before: true, after: true, entryId: true })
  .extend({
    fields: z.array(z.string()),
    identityChanged: z.boolean(),
    programAdded: z.boolean(),
  });

export const versionPreview = z.object({
  sha256: z.string(),
  isUnchanged: z.boolean(),
  fault: z.object({ part: z.enum(listParts), fault: z.enum(versionFaults) }).nullable(),
  parts: z.array(
    z.object({
      part: z.enum(listParts),
      rows: z.number(),
      unreadable: z.number(),
      /** Lines that could not be read, the first ten. */
      lines: z.array(z.object({ line: z.number(), problem: z.string() })),
    }),
  ),
  rows: z.number(),
  rowsBefore: z.number(),
  added: z.number(),
  changed: z.number(),
  removed: z.number(),
  /** The first hundred. */
  changes: z.array(changeLine),
});
export type VersionPreview = z.infer<typeof versionPreview>;

export const listedEntry = z.object({
  id: z.string(),
  source: z.enum(publishedLists),
  entryId: z.string(),
  name: z.string(),
  isListed: z.boolean(),
  /** As the screening reads it. */
  entry: z.object({
    kind: z.string(),
    programs: z.array(z.string()),
    names: z.array(z.object({ name: z.string(), use: z.string() })),
    title: z.string().optional(),
    remarks: z.string().optional(),
    births: z.array(
      z.object({
        year: z.number(),
        month: z.number().optional(),
        day: z.number().optional(),
        yearTo: z.number().optional(),
        isCirca: z.boolean().optional(),
      }),
    ),
    birthPlaces: z.array(z.string()),
    sexes: z.array(z.string()),
    nationalities: z.array(z.string()),
    ids: z.array(z.object({ kind: z.string(), number: z.string(), country: z.string().optional() })),
    addresses: z.array(
      z.object({
        street: z.string().optional(),
        city: z.string().optional(),
        country: z.string().optional(),
      }),
    ),
    linkedTo: z.array(z.string()),
  }),
  firstVersion: z.object({ number: z.number(), at: instant }),
  history: z.array(changeLine.extend({ number: z.number(), at: instant, id: z.string() })),
});
export type ListedEntry = z.infer<typeof listedEntry>;
