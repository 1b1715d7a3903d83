import { fieldProblem } from '#domain/kernel/problem.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';

/** A file named in a form exists, and is a picture where one is asked for. */
export async function checkFile(
  tx: Tx,
  { path, id, isImage = false }: { path: string; id: string | null; isImage?: boolean },
): Promise<void> {
  if (id === null) return;
  const file = await tx.selectFrom('files').select('mime').where('id', '=', id).executeTakeFirst();
  if (file === undefined) throw fieldProblem(path, 'not-found');
  if (isImage && !file.mime.startsWith('image/')) throw fieldProblem(path, 'file-kind-refused');
}
