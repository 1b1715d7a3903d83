import { hashToken } from '#server/platform/auth/token.ts';
import type { RequestContext } from '#server/platform/http/context.ts';

/** What each kind of link is for, and the status of those whom it lets in. */
const statuses = { activation: 'Invited', reset: 'Active' } as const;

/** Says whether a mailed link still works, and nothing about whose it is. */
export async function checkLink(
  { services: { db }, now }: RequestContext,
  { token, kind }: { token: string; kind: keyof typeof statuses },
): Promise<{ isValid: boolean }> {
  const found = await db
    .selectFrom('user_tokens as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select('t.user_id')
    .where('t.token_hash', '=', hashToken(token))
    .where('t.kind', '=', kind)
    .where('t.used_at', 'is', null)
    .where('t.expires_at', '>', now)
    .where('u.status', '=', statuses[kind])
    .executeTakeFirst();
  return { isValid: found !== undefined };
}
