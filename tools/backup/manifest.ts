import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

import { StartupError } from '#server/platform/startup-error.ts';

const manifestSchema = z.object({
  format: z.literal(1),
  /** Tells one cluster from every other; its WAL fits no other base. */
  systemIdentifier: z.string(),
  /** Directory of the base inside the backup. */
  base: z.string(),
  baseTakenAt: z.iso.datetime(),
  firstSegment: z.string(),
  lastSegment: z.string(),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** What a backup directory holds; it is written last, so a backup that was interrupted does not count. */
export async function readManifest(directory: string): Promise<Manifest | undefined> {
  const text = await readFile(join(directory, 'manifest.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const result = manifestSchema.safeParse(JSON.parse(text));
  if (!result.success) throw new StartupError(`${directory} was written by another version of this program.`);
  return result.data;
}

export async function writeManifest(directory: string, manifest: Manifest): Promise<void> {
  const file = join(directory, 'manifest.json');
  await writeFile(`${file}.part`, `${JSON.stringify(manifest, undefined, 2)}\n`);
  await rename(`${file}.part`, file);
}
