import type { SessionContext } from '#server/platform/http/context.ts';
import type { RequestContext } from '#server/platform/http/context.ts';
import { insertLate } from '#server/platform/http/late-rows.queries.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';

export type ActivityScope = 'orders' | 'customers' | 'settings' | 'security';

export interface Change {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface ActivityEntry {
  readonly scope: ActivityScope;
  /** Verb in the past, kebab-case: 'created', 'edited', 'login-failed'. */
  readonly action: string;
  readonly entity: string;
  readonly entityId: string;
  readonly entityVersion?: number;
  /** How a person names the entity: a number, a name, an address. */
  readonly label: string;
  readonly changes?: readonly Change[];
  readonly reason?: string;
  /** Who did it, where the request has no session yet (login). */
  readonly userId?: string;
}

/** Writes one line of the activity log in the transaction of the change itself. */
export async function recordActivity(
  tx: Tx,
  context: RequestContext | SessionContext,
  entry: ActivityEntry,
): Promise<void> {
  const { user, office } = context as Partial<SessionContext>;
  await insertLate(tx, 'activity', {
    at: context.now,
    user_id: entry.userId ?? user?.id ?? null,
    office_id: office?.id ?? null,
    scope: entry.scope,
    action: entry.action,
    entity: entry.entity,
    entity_id: entry.entityId,
    entity_version: entry.entityVersion ?? null,
    label: entry.label,
    changes: JSON.stringify(entry.changes ?? []),
    reason: entry.reason ?? null,
    request_id: context.requestId,
    ip: context.ip,
  });
}
