import { mayCall } from '#domain/access/access.ts';
import { noticesAccess } from '#domain/areas/notices/notices.explorer.ts';
import type { SessionContext } from '#server/platform/http/context.ts';
import { isForMe } from './current-notices.queries.ts';

/** The attachment of a notice that is meant for this person now, or of any notice for who reads them all. */
export async function isNoticeAttachment(context: SessionContext, fileId: string): Promise<boolean> {
  const { office } = context;
  if (office === null) return false;
  const readsAll = mayCall(noticesAccess, { ...context.user, office }).allowed;
  const query = context.services.db
    .selectFrom('notices as n')
    .select('n.id')
    .where('n.attachment_file_id', '=', fileId);
  const found = await (readsAll ? query : query.where(isForMe({ ...context, office }))).executeTakeFirst();
  return found !== undefined;
}
