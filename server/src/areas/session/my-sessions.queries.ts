import { Problem } from '#domain/kernel/problem.ts';
import { revokeSessions } from '#server/engine/people/revoke-sessions.queries.ts';
import type { SessionContext } from '#server/platform/http/context.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import { recordSecurity } from './record-security.queries.ts';

/** Where a person is logged in now, the last used first. */
export async function listSessions({ services: { db }, user, sessionId, now }: SessionContext) {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_seen_at', 'idle_expires_at', 'expires_at', 'ip', 'user_agent'])
    .where('user_id', '=', user.id)
    .where('revoked_at', 'is', null)
    .where('idle_expires_at', '>', now)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    ip: row.ip,
    userAgent: row.user_agent,
    isCurrent: row.id === sessionId,
  }));
}

export async function logOut(context: SessionContext): Promise<void> {
  const { user, now, sessionId } = context;
  await transact(context, async (tx) => {
    const ended = await revokeSessions(tx, { userId: user.id, now, only: sessionId });
    if (ended > 0) await recordSecurity(tx, context, { action: 'logout', user });
  });
}

/** Ends one of my sessions; anybody else's is not found. */
export async function endSession(context: SessionContext, { id }: { id: string }): Promise<void> {
  const { user, now } = context;
  await transact(context, async (tx) => {
    const ended = await revokeSessions(tx, { userId: user.id, now, only: id });
    if (ended === 0) throw new Problem('not-found');
    await recordSecurity(tx, context, { action: 'session-ended', user });
  });
}

export async function endOtherSessions(context: SessionContext): Promise<void> {
  const { user, now, sessionId } = context;
  await transact(context, async (tx) => {
    const ended = await revokeSessions(tx, { userId: user.id, now, except: sessionId });
    if (ended > 0) await recordSecurity(tx, context, { action: 'sessions-ended', user });
  });
}
