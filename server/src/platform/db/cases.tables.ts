import type { ColumnType, Generated } from 'kysely';
import type { Minor } from './orders.tables.ts';
import type { Id, Json, List } from './tables.ts';

type Late = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface CaseTables {
  compliance_cases: CasesTable;
  case_screenings: { case_id: string; screening_id: string };
  case_rule_hits: { case_id: string; rule_hit_id: string };
  case_events: CaseEventsTable;
  case_files: { case_id: string; file_id: string; note: Generated<string>; user_id: string; at: Date };
  case_reads: CaseReadsTable;
  report_clocks: ReportClocksTable;
}

export interface CasesTable {
  id: Id;
  number: string;
  queue: string;
  kind: string;
  hold_id: string | null;
  order_id: string | null;
  customer_id: string | null;
  recipient_id: string | null;
  office_id: string | null;
  check_type: Generated<string>;
  severity: number;
  reasons: List;
  score: ColumnType<string | null, number | string | null | undefined, number | string | null>;
  listed_name: Generated<string>;
  list: Generated<string>;
  programs: List;
  birth_evidence: Generated<string>;
  id_evidence: Generated<string>;
  country_evidence: Generated<string>;
  subject_name: Generated<string>;
  amount: Minor | null;
  needs_two: Generated<boolean>;
  is_aml: Generated<boolean>;
  opened_at: Date;
  sla_at: Date;
  assignee_id: string | null;
  claimed_at: Late;
  info_requested_at: Late;
  escalated_at: Late;
  asked_action: string | null;
  asked_by: string | null;
  asked_at: Late;
  cleared_at: Late;
  cleared_by: string | null;
  closed_at: Late;
  closed_by: string | null;
  outcome: string | null;
  checklist: Json<unknown[]>;
  screening_basis: Generated<string>;
  version: Generated<number>;
  chain_head: Generated<string>;
  chain_length: Generated<number>;
  search_text: Generated<string>;
}

interface CaseEventsTable {
  id: Id;
  case_id: string;
  seq: number;
  at: Date;
  user_id: string | null;
  kind: string;
  data: Json<Record<string, unknown>>;
  prev_hash: string;
  hash: string;
}

interface CaseReadsTable {
  case_id: string;
  user_id: string;
  day: string;
  first_at: Date;
  last_at: Date;
  times: Generated<number>;
}

interface ReportClocksTable {
  id: Id;
  kind: string;
  case_id: string | null;
  order_id: string | null;
  customer_id: string | null;
  started_on: string;
  due_on: string;
  told_on: string | null;
  filed_at: Late;
  filed_by: string | null;
  reference: Generated<string>;
  note: Generated<string>;
  version: Generated<number>;
}
