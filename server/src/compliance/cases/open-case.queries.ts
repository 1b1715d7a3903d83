import { sql } from 'kysely';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { appendCaseEvent } from './append-case-event.queries.ts';
import { type CaseFacts, readCaseFacts } from './case-facts.queries.ts';
import { tellOfficers } from './tell-officers.queries.ts';

/** An order as a case needs it; a ReviewedOrder of the engine is one. */
export interface CaseOrder {
  readonly id: string;
  readonly number: string;
  readonly officeId: string;
  readonly customerId: string | null;
  readonly recipientId: string | null;
  readonly currency: string;
  /** Minor units. */
  readonly total: bigint;
}

export type CaseSubject =
  | { readonly kind: 'order'; readonly order: CaseOrder }
  | { readonly kind: 'customer' | 'recipient'; readonly id: string; readonly name: string };

export interface NewCase {
  /** What the engine has just opened; null where nothing is held and somebody should only look. */
  readonly hold: {
    readonly holdId: string;
    readonly kind: 'Hold' | 'Stop';
    readonly reason: string | null;
    readonly answer: { readonly needsTwo: boolean; readonly basis: string } | null;
  } | null;
  /** So much money that two persons let it go, whatever it was held for. */
  readonly isLarge?: boolean;
  readonly subject: CaseSubject;
  readonly screeningIds: readonly string[];
  readonly ruleHitIds: readonly string[];
  readonly at: Date;
  /** Who sold, entered or held; null is the program. */
  readonly actorId: string | null;
}

/** Hours until a case should be decided, by severity: funds of a likely listed person first. */
const SLA_HOURS: Readonly<Record<1 | 2 | 3, number>> = { 3: 4, 2: 24, 1: 72 };

/**
 * Opens the case of a hold, a stop or a finding that only wants a look. A finding about somebody whose case is open
 * joins it. Answers the id of the case.
 */
export async function openCase(tx: Tx, input: NewCase): Promise<string> {
  const facts = await readCaseFacts(tx, input);
  const open = input.hold === null ? await findOpen(tx, input.subject, facts) : undefined;
  const id = open ?? (await insertCase(tx, input, facts));
  await link(tx, id, input);
  const data = {
    reasons: facts.reasons,
    screenings: input.screeningIds,
    ruleHits: input.ruleHitIds,
    basis: facts.basis,
    ...(input.hold !== null && { hold: input.hold.holdId, kind: input.hold.kind, reason: input.hold.reason }),
  };
  const kind = open === undefined ? 'opened' : 'hits-added';
  await appendCaseEvent(tx, id, { at: input.at, userId: input.actorId, kind, data });
  if (open !== undefined) await grow(tx, id, facts);
  await tellOfficers(tx, { id, change: open === undefined ? 'created' : 'changed' });
  return id;
}

/** The open case of the same person or order that nobody was held for, and of the same secrecy. */
async function findOpen(tx: Tx, subject: CaseSubject, { isAml }: CaseFacts): Promise<string | undefined> {
  const column = { order: 'order_id', customer: 'customer_id', recipient: 'recipient_id' } as const;
  const row = await tx
    .selectFrom('compliance_cases')
    .select('id')
    .where('kind', '=', subject.kind)
    .where(column[subject.kind], '=', subject.kind === 'order' ? subject.order.id : subject.id)
    .where('hold_id', 'is', null)
    .where('is_aml', '=', isAml)
    .where('closed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.id;
}

async function insertCase(tx: Tx, input: NewCase, facts: CaseFacts): Promise<string> {
  const { subject, hold, at } = input;
  const sla = new Date(at.getTime() + SLA_HOURS[facts.severity] * 3_600_000);
  const name = subject.kind === 'order' ? subject.order.number : subject.name;
  const { id } = await tx
    .insertInto('compliance_cases')
    .values({
      number: sql<string>`'HC-' || lpad(nextval('compliance_case_numbers')::text, 6, '0')`,
      queue: facts.queue,
      ...columnsOfSubject(subject),
      hold_id: hold?.holdId ?? null,
      check_type: facts.checkType,
      severity: facts.severity,
      reasons: [...facts.reasons],
      ...columnsOfTop(facts),
      needs_two: input.isLarge === true || (hold?.answer?.needsTwo ?? false),
      is_aml: facts.isAml,
      opened_at: at,
      sla_at: sla,
      screening_basis: facts.basis,
      search_text: sql<string>`fold(${`${name} ${facts.parties} ${facts.top?.name ?? ''}`})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What there is nothing of stays as the table has it. */
function columnsOfTop({ top }: CaseFacts) {
  if (top === null) return {};
  return {
    score: top.score,
    listed_name: top.name,
    list: top.source,
    programs: [...top.programs],
    birth_evidence: top.birth,
    id_evidence: top.idNumber,
    country_evidence: top.country,
  };
}

function columnsOfSubject(subject: CaseSubject) {
  if (subject.kind !== 'order') {
    const { kind, id, name } = subject;
    return { kind, [kind === 'customer' ? 'customer_id' : 'recipient_id']: id, subject_name: name };
  }
  const { id, customerId, recipientId, officeId, currency, total } = subject.order;
  return {
    kind: subject.kind,
    order_id: id,
    customer_id: customerId,
    recipient_id: recipientId,
    office_id: officeId,
    amount: currency === 'USD' ? total : null,
  };
}

async function link(tx: Tx, id: string, { screeningIds, ruleHitIds }: NewCase): Promise<void> {
  if (screeningIds.length > 0) {
    await tx
      .insertInto('case_screenings')
      .values(screeningIds.map((screening_id) => ({ case_id: id, screening_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  if (ruleHitIds.length > 0) {
    await tx
      .insertInto('case_rule_hits')
      .values(ruleHitIds.map((rule_hit_id) => ({ case_id: id, rule_hit_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** A later finding may be graver; what was cleared before it has to be looked at again. */
async function grow(tx: Tx, id: string, facts: CaseFacts): Promise<void> {
  const { top } = facts;
  await tx
    .updateTable('compliance_cases')
    .set((eb) => ({
      version: eb('version', '+', 1),
      severity: sql<number>`greatest(severity, ${facts.severity}::smallint)`,
      reasons: sql<
        string[]
      >`array(select distinct r from unnest(reasons || ${[...facts.reasons]}::text[]) r)`,
      cleared_at: null,
      cleared_by: null,
    }))
    .where('id', '=', id)
    .execute();
  if (top === null) return;
  await tx
    .updateTable('compliance_cases')
    .set(columnsOfTop(facts))
    .where('id', '=', id)
    .where(sql<boolean>`coalesce(score, 0) < ${top.score}::numeric`)
    .execute();
}
