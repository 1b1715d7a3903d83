import { z } from 'zod';
import { day, id, text } from '../../kernel/wire.ts';
import { blockKinds, listParts, publishedLists } from './lists.values.ts';

const reason = text(300, 3);

/** Uploaded files of one source, each as the part it is. */
const offeredFiles = z
  .array(z.strictObject({ part: z.enum(listParts), fileId: id }))
  .min(1)
  .max(5)
  .refine((files) => new Set(files.map(({ part }) => part)).size === files.length, 'invalid');

export const previewInput = z.strictObject({ source: z.enum(publishedLists), files: offeredFiles });

export const versionInput = previewInput.extend({
  /** What the preview showed; other bytes are refused. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** The day the publisher gives; empty when it gives none. */
  publishedOn: z.union([z.literal(''), day]),
  reason,
});
export type VersionInput = z.infer<typeof versionInput>;

/** Only over TLS: nobody on the way may change a list. */
const address = z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(500)]);

export const sourceInput = z.strictObject({
  addresses: z.partialRecord(z.enum(listParts), address),
  isDownloadOn: z.boolean(),
  everyHours: z.number().int().min(1).max(168),
  /** Null: what the configuration key ListStaleness says. */
  maxAgeHours: z.number().int().min(1).max(8760).nullable(),
  minRows: z.number().int().min(0).max(1_000_000),
  maxShrinkPct: z.number().min(0).max(100),
  reason,
});
export type SourceInput = z.infer<typeof sourceInput>;

export const blockInput = z.strictObject({
  name: text(200, 2),
  kind: z.enum(blockKinds),
  birthDate: day.nullable(),
  reason,
});
export type BlockInput = z.infer<typeof blockInput>;

export const blockSwitchInput = z.strictObject({ isActive: z.boolean(), reason });
