import type { CaseEventKind } from '#domain/areas/compliance/cases.values.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { chainStart, hashOfEvent } from './case-chain.ts';

export interface NewCaseEvent {
  readonly at: Date;
  /** null: the program by itself. */
  readonly userId: string | null;
  readonly kind: CaseEventKind;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Adds a link to the chain of a case; whoever adds another waits until this transaction ends. */
export async function appendCaseEvent(
  tx: Tx,
  caseId: string,
  { at, userId, kind, data = {} }: NewCaseEvent,
): Promise<void> {
  const { chain_head, chain_length } = await tx
    .selectFrom('compliance_cases')
    .select(['chain_head', 'chain_length'])
    .where('id', '=', caseId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const prevHash = chain_length === 0 ? chainStart : chain_head;
  // As PostgreSQL keeps and gives it back, so that it can be computed again.
  const kept = JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
  const event = { seq: chain_length + 1, at, userId, kind, data: kept };
  const hash = hashOfEvent(prevHash, event);
  await tx
    .insertInto('case_events')
    .values({
      case_id: caseId,
      seq: event.seq,
      at,
      user_id: userId,
      kind,
      data: JSON.stringify(kept),
      prev_hash: prevHash,
      hash,
    })
    .execute();
  await tx
    .updateTable('compliance_cases')
    .set({ chain_head: hash, chain_length: event.seq })
    .where('id', '=', caseId)
    .execute();
}
