import type { House } from '../shared/open-house.ts';
import { findSession } from '#server/platform/auth/current-session.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { admit } from '#server/platform/http/open-context.ts';

/** The context that the gate makes for the head admin, made once. */
export async function fixedContext({ services, headers }: House): Promise<OfficeContext> {
  const now = services.clock();
  const token = headers['authorization']?.replace('Bearer ', '') ?? '';
  const officeId = headers['x-appuseroffice'] ?? '';
  const found = await findSession(services.db, { token, officeId, now });
  if (found === undefined) throw new Error('The session of the head admin has ended.');
  const base = {
    services,
    endpoint: 'GET /api/activity/all' as const,
    requestId: 'bench',
    ip: '127.0.0.1',
    userAgent: 'bench',
    language: 'en' as const,
    now,
    ifMatch: null,
    idempotency: null,
  };
  const context = admit(base, { who: 'session' }, found);
  if (context.office === null) throw new Error('The head admin has no office.');
  return { ...context, office: context.office };
}
