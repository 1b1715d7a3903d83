import { type Selectable, sql } from 'kysely';
import type { CaseEventKind } from '#domain/areas/compliance/cases.values.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { appendCaseEvent } from '#server/compliance/cases/append-case-event.queries.ts';
import { tellOfficers } from '#server/compliance/cases/tell-officers.queries.ts';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import { checkVersion } from '#server/engine/versions/check-version.queries.ts';
import type { CasesTable } from '#server/platform/db/cases.tables.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { transact, type Tx } from '#server/platform/http/transact.queries.ts';
import { lockOrderOf } from './lock-order-of.queries.ts';
import { visibleCases } from './visible-cases.queries.ts';

export type CaseRecord = Selectable<CasesTable>;
export type CasePatch = Partial<Record<keyof CasesTable, unknown>>;

export interface DeskStep {
  readonly tx: Tx;
  readonly context: OfficeContext;
  readonly row: CaseRecord;
}

/** What a step changed: columns of the case and one link of its chain. */
export interface StepResult {
  readonly patch?: CasePatch;
  readonly kind: CaseEventKind;
  readonly data?: Readonly<Record<string, unknown>>;
}

interface StepCall {
  readonly id: string;
  /** Notes, files and answers are added to whatever version there is. */
  readonly isAdded?: boolean;
  /** Changes what holds the order as well. */
  readonly withOrder?: boolean;
}

/** One step at the desk: the case locked, its version compared, the work, the link of the chain, whom to tell. */
export async function deskStep(
  context: OfficeContext,
  call: StepCall,
  work: (step: DeskStep) => Promise<StepResult>,
): Promise<Created> {
  return await transact(context, async (tx) => {
    if (call.withOrder === true) await lockOrderOf(tx, call.id);
    const row = await lockCase(tx, context, call.id);
    if (call.isAdded !== true)
      await checkVersion(tx, context, { entity: 'case', id: row.id, version: row.version });
    const result = await work({ tx, context, row });
    return await finishStep({ tx, context, row }, result);
  });
}

/** The case, locked; 404 for who may not see it. */
export async function lockCase(tx: Tx, context: OfficeContext, id: string): Promise<CaseRecord> {
  const row = await tx
    .selectFrom('compliance_cases as c')
    .selectAll('c')
    .where('c.id', '=', id)
    .where(sql<boolean>`${visibleCases(context)}`)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Problem('not-found');
  return row;
}

/** Stores what a step did. Its line in the log is for the corporation, and a matter of money laundering has none. */
export async function finishStep(
  { tx, context, row }: DeskStep,
  { patch = {}, kind, data = {} }: StepResult,
): Promise<Created> {
  const { id } = row;
  const { version } = await tx
    .updateTable('compliance_cases')
    .set((eb) => ({ ...(patch as object), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await appendCaseEvent(tx, id, { at: context.now, userId: context.user.id, kind, data });
  if (!row.is_aml && row.queue !== 'aml' && patch['is_aml'] !== true) {
    await recordActivity(tx, context, {
      scope: 'security',
      action: 'changed',
      entity: 'case',
      entityId: id,
      entityVersion: version,
      label: row.number,
      changes: [{ field: 'step', before: null, after: kind }],
    });
  }
  await tellOfficers(tx, { id, change: 'changed' });
  return { id, version };
}
