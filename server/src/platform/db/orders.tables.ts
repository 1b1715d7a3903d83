import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Id, Json, Moment } from './tables.ts';

/** Minor units: `pg` reads 64 bits as a string, a bigint or a string goes in. */
export type Minor = ColumnType<string, string | bigint | undefined, string | bigint>;
type Late = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface OrderTables {
  allowed_transition: { lifecycle: string; from_status: string; action: string; to_status: string };
  order_sequences: { office_id: string; service: string; last_number: string };
  orders: OrdersTable;
  order_events: OrderEventsTable;
  order_quotes: OrderQuotesTable;
  order_holds: OrderHoldsTable;
  order_approvals: OrderApprovalsTable;
  order_notes: OrderNotesTable;
  order_files: OrderFilesTable;
  block_list: BlockListTable;
}

export interface OrdersTable {
  id: Id;
  number: string;
  service: string;
  status: string;
  previous_status: string | null;
  version: Generated<number>;
  office_id: string;
  agent_id: string | null;
  provider_office_id: string | null;
  customer_id: string | null;
  recipient_id: string | null;
  sender: Json<Record<string, unknown>>;
  receiver: Json<Record<string, unknown>>;
  sender_name: Generated<string>;
  sender_phone: Generated<string>;
  receiver_name: Generated<string>;
  receiver_phone: Generated<string>;
  territory: Generated<string>;
  municipality: Generated<string>;
  currency: Generated<string>;
  principal: Minor;
  fee: Minor;
  discount: Minor;
  tax: Minor;
  total: Minor;
  paid: Minor;
  commission: Minor;
  provider_cost: Minor;
  quote_version: Generated<number>;
  external_ref: Generated<string>;
  stopped_at: Late;
  stop_reason: string | null;
  screened_at: Late;
  screening: Json<Record<string, unknown> | null>;
  cancel_requested_at: Late;
  cancel_requested_by: string | null;
  cancel_requested_office: string | null;
  created_at: Moment;
  updated_at: Moment;
  purchased_at: Late;
  submitted_at: Late;
  finished_at: Late;
  search_text: GeneratedAlways<string>;
}

interface OrderEventsTable {
  id: Id;
  order_id: string;
  version: number;
  service: string;
  action: string;
  from_status: string;
  to_status: string;
  at: Date;
  user_id: string | null;
  office_id: string | null;
  reason: string | null;
  changes: Json<unknown[]>;
  data: Json<Record<string, unknown>>;
  effects: ColumnType<string[], readonly string[] | undefined, never>;
  undoes: string | null;
  request_id: string | null;
}

interface OrderQuotesTable {
  order_id: string;
  version: number;
  quote: Json<object>;
  valid_until: Late;
  at: Date;
}

interface OrderHoldsTable {
  id: Id;
  order_id: string;
  kind: string;
  check_type: Generated<string>;
  reasons: Json<unknown[]>;
  needs_two: Generated<boolean>;
  is_aml: Generated<boolean>;
  opened_at: Date;
  opened_by: string | null;
  cleared_at: Late;
  cleared_by: string | null;
  closed_at: Late;
  closed_by: string | null;
  outcome: string | null;
}

interface OrderApprovalsTable {
  id: Id;
  order_id: string;
  action: string;
  reason: string;
  requested_by: string;
  requested_at: Date;
  used_at: Late;
  used_by: string | null;
  withdrawn_at: Late;
}

interface OrderNotesTable {
  id: Id;
  order_id: string;
  at: Date;
  user_id: string;
  office_id: string;
  body: string;
}

interface OrderFilesTable {
  order_id: string;
  file_id: string;
  kind: string;
  event_version: number | null;
  at: Date;
  user_id: string | null;
}

interface BlockListTable {
  id: Id;
  full_name: string;
  folded_name: GeneratedAlways<string>;
  birth_date: string | null;
  kind: Generated<string>;
  reason: string;
  is_active: Generated<boolean>;
  version: Generated<number>;
  created_by: string | null;
  created_at: Moment;
  updated_at: Moment;
}
