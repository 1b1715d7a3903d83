import type { Generated } from 'kysely';
import type { Id, Json, Moment } from './tables.ts';

/** What is done once, later or for many: keys of requests, the outbox, mails, bulk runs, tickets. */
export interface WorkTables {
  idempotency_keys: IdempotencyKeysTable;
  outbox: OutboxTable;
  mails: MailsTable;
  bulk_runs: BulkRunsTable;
  bulk_rows: BulkRowsTable;
  tickets: TicketsTable;
}

interface IdempotencyKeysTable {
  user_id: string;
  office_id: string;
  route: string;
  key: string;
  request_hash: string;
  status: number;
  entity_id: string;
  entity_version: number;
  created_at: Moment;
}

interface OutboxTable {
  id: Id;
  xid: Generated<string>;
  kind: 'event' | 'job';
  name: string;
  payload: Json<Record<string, unknown>>;
  created_at: Moment;
}

interface MailsTable {
  id: Id;
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string;
  kind: string;
  status: Generated<string>;
  attempts: Generated<number>;
  last_error: string | null;
  created_at: Moment;
  sent_at: Date | null;
}

interface BulkRunsTable {
  id: Id;
  explorer: string;
  action: string;
  input: Json<Record<string, unknown>>;
  user_id: string;
  office_id: string;
  status: Generated<string>;
  total: number;
  created_at: Moment;
  finished_at: Date | null;
}

interface BulkRowsTable {
  run_id: string;
  position: number;
  entity_id: string;
  label: string;
  result: Generated<string>;
  message: string | null;
}

interface TicketsTable {
  token_hash: string;
  session_id: string;
  office_id: string | null;
  target: Json<Record<string, unknown>>;
  expires_at: Date;
  used_at: Date | null;
}
