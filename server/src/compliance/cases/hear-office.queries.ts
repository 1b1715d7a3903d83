import { sql } from 'kysely';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { appendCaseEvent } from './append-case-event.queries.ts';
import { tellOfficers } from './tell-officers.queries.ts';

/** What the office that sold an order wrote or attached to it. */
export interface OfficeAddition {
  readonly orderId: string;
  readonly userId: string;
  readonly at: Date;
  readonly note: string;
  readonly fileIds: readonly string[];
}

/**
 * What an officer asked for is answered by whatever the office adds to the order then. Sellers need no access to the
 * desk for it, and a matter of money laundering is answered like any other, so that nothing tells them apart.
 */
export async function hearOffice(
  tx: Tx,
  { orderId, userId, at, note, fileIds }: OfficeAddition,
): Promise<void> {
  const waiting = await tx
    .updateTable('compliance_cases')
    .set((eb) => ({
      sla_at: slaAfterWait(at),
      info_requested_at: null,
      version: eb('version', '+', 1),
    }))
    .where('order_id', '=', orderId)
    .where('info_requested_at', 'is not', null)
    .where('closed_at', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of waiting) {
    if (fileIds.length > 0) {
      await tx
        .insertInto('case_files')
        .values(fileIds.map((file_id) => ({ case_id: id, file_id, note: '', user_id: userId, at })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    const data = { answer: note, fileIds: [...fileIds] };
    await appendCaseEvent(tx, id, { at, userId, kind: 'answered', data });
    await tellOfficers(tx, { id, change: 'changed' });
  }
}

/** The time to decide runs on from where it stood. */
export function slaAfterWait(at: Date) {
  return sql<Date>`sla_at + (${at}::timestamptz - info_requested_at)`;
}
