import { type RawBuilder, sql } from 'kysely';
import { casesExplorer } from '#domain/areas/compliance/cases.explorer.ts';
import type { CaseRow } from '#domain/areas/compliance/cases.rows.ts';
import { SECOND_PERSON_SCORE } from '#server/compliance/screenings/second-person.ts';
import type { RawRow } from '#server/engine/explorer/list-page.queries.ts';
import type { ExplorerSource } from '#server/engine/explorer/source.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { visibleCases } from './visible-cases.queries.ts';

/** Where a case stands, the last word first. */
export const caseState = sql`case
  when c.closed_at is not null then 'Closed'
  when c.outcome = 'Locked' then 'Blocked'
  when c.asked_action is not null then 'SecondPerson'
  when c.info_requested_at is not null then 'NeedInfo'
  when c.cleared_at is not null then 'Cleared'
  when c.assignee_id is not null then 'Claimed'
  else 'Open' end`;

const parties = sql`case when o.id is null then c.subject_name
  else o.sender_name || ' › ' || o.receiver_name end`;

/** What people decided before about those of this case. */
const prior = sql`(
  select count(*)::int from hit_memories m
  where m.decided_at < c.opened_at and (
    m.person_kind = 'customer' and m.person_id = c.customer_id
    or m.person_kind = 'recipient' and m.person_id = c.recipient_id))`;

const given = sql`(case when c.outcome = 'Locked' then 2 when c.closed_at is not null then c.needs
  when c.asked_action is not null then 1 else 0 end)`;

export const casesSource: ExplorerSource = {
  explorer: casesExplorer,
  from: () => sql`(
    select k.*, case when k.needs_two or k.asked_action in ('Lock', 'Clear') or k.outcome = 'Locked'
      or k.hold_id is null and k.score >= ${SECOND_PERSON_SCORE} and k.outcome is distinct from 'Confirmed'
      then 2 else 1 end as needs
    from compliance_cases k) c
    left join orders o on o.id = c.order_id
    left join offices f on f.id = c.office_id
    left join users u on u.id = c.assignee_id`,
  visible: (context) => visibleCases(context),
  id: sql`c.id`,
  columns: {
    slaAt: { value: sql`c.sla_at`, sort: sql`c.sla_at` },
    openedAt: { value: sql`c.opened_at`, sort: sql`c.opened_at` },
    number: { value: sql`c.number`, sort: sql`c.number` },
    state: caseState,
    queue: sql`c.queue`,
    severity: { value: sql`c.severity`, sort: sql`c.severity` },
    service: sql`o.service`,
    orderNumber: sql`coalesce(o.number, '')`,
    amount: { value: sql`c.amount`, sort: sql`coalesce(c.amount, 0)` },
    parties,
    office: sql`coalesce(f.code, '')`,
    reasons: sql`array_to_string(c.reasons, ', ')`,
    score: { value: sql`c.score`, sort: sql`coalesce(c.score, 0)` },
    listedName: sql`c.listed_name`,
    list: sql`c.list`,
    programs: sql`array_to_string(c.programs, ', ')`,
    birth: sql`c.birth_evidence`,
    idNumber: sql`c.id_evidence`,
    country: sql`c.country_evidence`,
    priorDecisions: prior,
    holder: sql`coalesce(u.first_name || ' ' || u.last_name, '')`,
    isMine: sql`false`,
    approvals: given,
    kind: sql`c.kind`,
    outcome: sql`c.outcome`,
    isPaused: sql`c.info_requested_at is not null`,
  },
  extra: {
    version: sql`c.version`,
    orderId: sql`c.order_id`,
    approvalsNeeded: sql`c.needs`,
    assigneeId: sql`c.assignee_id`,
  },
  search: (pattern) => sql`c.search_text like ${pattern}`,
  filters: {
    isMine: ({ values }, { user }): RawBuilder<unknown> =>
      values[0] === 'true'
        ? sql`c.assignee_id = ${user.id}::bigint`
        : sql`c.assignee_id is distinct from ${user.id}::bigint`,
  },
  sums: ['amount'],
};

type Raw = Omit<CaseRow, 'reasons' | 'programs' | 'isMine' | 'score'> & {
  readonly reasons: string;
  readonly programs: string;
  readonly score: string | number | null;
  readonly assigneeId: string | null;
};

export function toCaseRow(raw: RawRow, { user }: OfficeContext): CaseRow {
  const { reasons, programs, score, assigneeId, ...row } = raw as unknown as Raw;
  return {
    ...row,
    reasons: wordsOf(reasons),
    programs: wordsOf(programs),
    score: score === null ? null : Number(score),
    isMine: assigneeId !== null && assigneeId === user.id,
  };
}

function wordsOf(text: string): string[] {
  return text === '' ? [] : text.split(', ');
}
