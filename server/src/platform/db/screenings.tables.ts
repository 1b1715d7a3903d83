import type { ColumnType, Generated } from 'kysely';
import type { Id, Json, List, Moment } from './tables.ts';

export interface ScreeningTables {
  match_configs: MatchConfigsTable;
  screenings: ScreeningsTable;
  screening_hits: ScreeningHitsTable;
  hit_memories: HitMemoriesTable;
}

interface MatchConfigsTable {
  version: number;
  config: Json<object>;
  status: string;
  reason: Generated<string>;
  what_if: Json<object | null>;
  created_by: string | null;
  created_at: Moment;
  asked_at: Date | null;
  approved_by: string | null;
  active_from: Date | null;
  retired_at: Date | null;
  row_version: Generated<number>;
}

export interface ScreeningsTable {
  id: Id;
  subject_kind: string;
  subject_id: string | null;
  order_id: string | null;
  role: string | null;
  trigger: string;
  at: Date;
  subject: Json<Record<string, unknown>>;
  ids_sealed: Buffer | null;
  subject_hash: string;
  basis: string;
  config_version: number;
  engine_version: string;
  microseconds: number;
  result: string;
  by: string | null;
}

/** Scores are decimal strings of four places. */
export interface ScreeningHitsTable {
  id: Id;
  screening_id: string;
  source: string;
  entry_id: string;
  identity_hash: string;
  entry: Json<object>;
  name: string;
  score: string;
  name_score: string;
  portal_score: number;
  status: string;
  evidence: Json<object[]>;
  parts: Json<object[]>;
  reopened: ColumnType<object[] | null, string | null, never>;
  memory_id: string | null;
  decision: Generated<string>;
  decided_by: string | null;
  decided_at: Date | null;
  decision_id: string | null;
  note: Generated<string>;
}

export interface HitMemoriesTable {
  id: Id;
  person_kind: string;
  person_id: string | null;
  subject_hash: string;
  source: string;
  entry_id: string;
  identity_hash: string;
  entry: Json<object>;
  subject: Json<Record<string, unknown>>;
  score: string;
  config_version: number;
  programs: List;
  hit_id: string;
  reason_code: string;
  note: string;
  decided_by: string;
  second_by: string | null;
  decided_at: Date;
  expires_at: Date;
  scope: string;
  order_id: string | null;
  version: Generated<number>;
  revoked_at: Date | null;
  revoked_by: string | null;
  revoked_why: Generated<string>;
  reopened_at: Date | null;
  reopened_why: Json<object[] | null>;
}
