import { Readable } from 'node:stream';
import { insertFile } from '#server/platform/files/files.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { drawSignature } from './draw-signature.ts';

/** A picture of a signature that this courier took; each has a few. */
export async function signatureOf(context: OfficeContext, which: number): Promise<string> {
  const name = `signature-${which + 1}.png`;
  const { db, files } = context.services;
  const known = await db
    .selectFrom('files')
    .select('id')
    .where('created_by', '=', context.user.id)
    .where('name', '=', name)
    .executeTakeFirst();
  if (known !== undefined) return known.id;
  const stored = await files.put(Readable.from([drawSignature(`${context.user.email} ${which}`)]));
  return await insertFile(context, { ...stored, name, mime: 'image/png' });
}
