import { Problem } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { startClock } from '#server/compliance/cases/report-clock.queries.ts';
import type { OfficeContext, SessionContext } from '#server/platform/http/context.ts';
import { sql } from 'kysely';
import { refuseUnclaimed } from './case-rules.ts';
import { type DeskStep, deskStep } from './desk-step.queries.ts';
import { takeBack } from './take-back.queries.ts';
import { visibleCases } from './visible-cases.queries.ts';

export async function noteCase(context: OfficeContext, id: string, body: string): Promise<Created> {
  return await deskStep(
    context,
    { id, isAdded: true },
    async () => await Promise.resolve({ kind: 'noted', data: { body } }),
  );
}

export async function keepCaseFiles(
  context: OfficeContext,
  id: string,
  { fileIds, note }: { fileIds: readonly string[]; note: string },
): Promise<Created> {
  return await deskStep(context, { id, isAdded: true }, async (step) => {
    const files = await addFiles(step, fileIds, note);
    return { kind: 'file-added', data: { files, note } };
  });
}

/** Files that the caller uploaded; their hashes stand in the chain. */
export async function addFiles(
  { tx, row, context }: DeskStep,
  fileIds: readonly string[],
  note: string,
): Promise<{ id: string; name: string; sha256: string }[]> {
  if (fileIds.length === 0) return [];
  const own = await tx
    .selectFrom('files')
    .select(['id', 'name', 'sha256'])
    .where('id', 'in', [...fileIds])
    .where('created_by', '=', context.user.id)
    .orderBy('id')
    .execute();
  if (own.length !== new Set(fileIds).size) throw new Problem('not-found');
  await tx
    .insertInto('case_files')
    .values(
      own.map(({ id }) => ({
        case_id: row.id,
        file_id: id,
        note,
        user_id: context.user.id,
        at: context.now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return own;
}

/** To the desk of money laundering; from now on the office knows nothing of it. */
export async function escalateCase(
  context: OfficeContext,
  id: string,
  { note, startsSar }: { note: string; startsSar: boolean },
): Promise<Created> {
  return await deskStep(context, { id, withOrder: true }, async ({ tx, row }) => {
    refuseUnclaimed(row, context.user.id);
    if (row.queue === 'aml') throw new Problem('case-at-aml');
    if (row.hold_id !== null) {
      await tx.updateTable('order_holds').set({ is_aml: true }).where('id', '=', row.hold_id).execute();
    }
    if (startsSar) {
      const { customer_id: customerId, order_id: orderId } = row;
      const userId = context.user.id;
      await startClock(tx, { kind: 'SAR', at: context.now, userId, caseId: id, customerId, orderId });
    }
    const patch = {
      queue: 'aml',
      is_aml: true,
      escalated_at: context.now,
      assignee_id: null,
      claimed_at: null,
      // Whoever takes it there goes through it anew.
      ...(await takeBack(tx, row, context.now)),
    };
    return { patch, kind: 'escalated', data: { note, startsSar } };
  });
}

/** A file of a case is shown to whoever sees the case. */
export async function isCaseFile(context: SessionContext, fileId: string): Promise<boolean> {
  const found = await context.services.db
    .selectFrom('case_files as k')
    .innerJoin('compliance_cases as c', 'c.id', 'k.case_id')
    .select('k.file_id')
    .where('k.file_id', '=', fileId)
    .where(sql<boolean>`${visibleCases(context)}`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
