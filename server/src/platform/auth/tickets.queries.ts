import type { SessionContext } from '../http/context.ts';
import type { Services } from '../services.ts';
import { hashToken, newToken } from './token.ts';

const lifetime = 60_000; // ms

/** Writes a ticket of this session and office; only who holds the answer can use it. */
export async function issueTicket(
  { services, sessionId, office, now }: SessionContext,
  target: string,
): Promise<{ ticket: string; expiresAt: Date }> {
  const { token, hash } = newToken();
  const expiresAt = new Date(now.getTime() + lifetime);
  await services.db
    .insertInto('tickets')
    .values({
      token_hash: hash,
      session_id: sessionId,
      office_id: office?.id ?? null,
      target: JSON.stringify({ url: target }),
      expires_at: expiresAt,
    })
    .execute();
  return { ticket: token, expiresAt };
}

/** Uses a ticket up: of two who come at the same moment one gets it. */
export async function useTicket(services: Services, ticket: string, now: Date) {
  return await services.db
    .updateTable('tickets')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(ticket))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['session_id', 'office_id', 'target'])
    .executeTakeFirst();
}
