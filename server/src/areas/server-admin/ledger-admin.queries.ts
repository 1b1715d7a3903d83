import { sql } from 'kysely';
import { dayAt } from '#domain/kernel/time-zone.ts';
import type { ForcedPost } from '#domain/areas/server-admin/forced-posts.schema.ts';
import { fieldProblem, Problem } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import type { LedgerCheck } from '#domain/ledger/checks.ts';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import { readConfiguration } from '#server/engine/configuration/read-configuration.queries.ts';
import { readForcedPosts } from '#server/engine/ledger/forced-posts.queries.ts';
import {
  decidePeriodLock,
  readPeriodLock,
  requestPeriodLock,
} from '#server/engine/ledger/period-lock.queries.ts';
import { bookDay } from '#server/engine/orders/book-day.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import { enqueue } from '#server/platform/jobs/enqueue.queries.ts';

/** Reports that the screen shows. */
const kept = 10;

export async function describeLedger({ services: { db }, user }: OfficeContext) {
  const checks = await db
    .selectFrom('ledger_checks as c')
    .leftJoin('users as u', 'u.id', 'c.run_by')
    .select(['c.id', 'c.is_ok', 'c.report', 'c.started_at', 'c.finished_at'])
    .select(sql<string | null>`u.first_name || ' ' || u.last_name`.as('run_by'))
    .orderBy('c.started_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(kept)
    .execute();
  const { rows } = await sql<{ journals: string; sealed: string; sealed_at: Date | null }>`
    select (select coalesce(max(id), 0) from ledger.journal)::text as journals,
      coalesce(max(upto_journal), 0)::text as sealed, max(sealed_at) as sealed_at from ledger.seal`.execute(
    db,
  );
  const [counts] = rows;
  const { closedThrough, lockedAt } = await readPeriodLock(db);
  const sealedAt = counts?.sealed_at?.toISOString();
  return {
    checks: checks.map((row) => ({
      id: row.id,
      isOk: row.is_ok,
      startedAt: row.started_at.toISOString(),
      finishedAt: row.finished_at.toISOString(),
      runBy: row.run_by,
      report: row.report as LedgerCheck[],
    })),
    seal: sealedAt === undefined ? null : { journals: Number(counts?.sealed), sealedAt },
    journals: Number(counts?.journals ?? 0),
    closedThrough,
    lockedAt: lockedAt?.toISOString() ?? null,
    request: await findRequest(db, user.id),
  };
}

async function findRequest(db: OfficeContext['services']['db'], userId: string) {
  const request = await db
    .selectFrom('ledger.approval as a')
    .innerJoin('users as u', 'u.id', 'a.requested_by')
    .select(['a.id', 'a.subject', 'a.reason', 'a.requested_by', 'a.requested_at'])
    .select(sql<string>`u.first_name || ' ' || u.last_name`.as('name'))
    .where('a.kind', '=', 'PeriodLock')
    .where('a.decided_at', 'is', null)
    .executeTakeFirst();
  if (request === undefined) return null;
  return {
    id: request.id,
    through: request.subject,
    reason: request.reason,
    by: request.name,
    at: request.requested_at.toISOString(),
    isMine: request.requested_by === userId,
  };
}

/** The report comes from a job: a large book takes minutes. */
export async function startChecks(context: OfficeContext): Promise<Created> {
  return await transact(context, async (tx) => {
    await enqueue(tx, 'ledger-check', { runBy: context.user.id });
    await recordActivity(tx, context, {
      scope: 'settings',
      action: 'ran',
      entity: 'ledger',
      entityId: 'checks',
      label: 'LedgerCheck',
    });
    return { id: 'checks', version: 1 };
  });
}

export async function askPeriodLock(
  context: OfficeContext,
  { through, reason }: { through: string; reason: string },
): Promise<Created> {
  const { services, now, user } = context;
  const today = dayAt(now, await readConfiguration(services.db, 'CorporationTimeZone'));
  if (through >= today) throw fieldProblem('through', 'day-not-over');
  const { closedThrough } = await readPeriodLock(services.db);
  if (closedThrough !== null && through <= closedThrough) {
    throw fieldProblem('through', 'period-closed', { until: closedThrough });
  }
  return await transact(context, async (tx) => {
    const id = await requestPeriodLock(tx, through, { reason, by: user.id, at: now });
    await recordLock(tx, context, { id, action: 'period-lock-requested', through, reason });
    return { id, version: 1 };
  });
}

export async function answerPeriodLock(
  context: OfficeContext,
  { id, isGranted }: { id: string; isGranted: boolean },
): Promise<Created> {
  return await transact(context, async (tx) => {
    const request = await tx
      .selectFrom('ledger.approval')
      .select('subject')
      .where('id', '=', id)
      .where('kind', '=', 'PeriodLock')
      .executeTakeFirst();
    if (request === undefined) throw new Problem('not-found');
    await decidePeriodLock(tx, { id, isGranted, by: context.user.id, at: context.now });
    const action = isGranted ? 'period-locked' : 'period-lock-refused';
    await recordLock(tx, context, { id, action, through: request.subject });
    return { id, version: 2 };
  });
}

async function recordLock(
  tx: Parameters<typeof recordActivity>[0],
  context: OfficeContext,
  { id, action, through, reason }: { id: string; action: string; through: string; reason?: string },
): Promise<void> {
  await recordActivity(tx, context, {
    scope: 'settings',
    action,
    entity: 'ledger',
    entityId: id,
    label: through,
    ...(reason !== undefined && { reason }),
  });
}

export async function listForcedPosts(context: OfficeContext): Promise<{ posts: ForcedPost[] }> {
  const rows = await readForcedPosts(context.services.db, await bookDay(context));
  const posts = rows.map((row) => ({
    id: row.id,
    state: row.state,
    reason: row.reason,
    askedBy: row.asked_by,
    askedAt: row.requested_at.toISOString(),
    decidedBy: row.decided_by,
    decidedAt: row.decided_at?.toISOString() ?? null,
    postedAt: row.posted_at?.toISOString() ?? null,
    orderId: row.order_id,
    number: row.number,
    service: row.service,
    account: row.account,
    office: row.office,
    currency: row.currency,
    amount: row.amount,
    below: row.below,
  }));
  return { posts };
}
