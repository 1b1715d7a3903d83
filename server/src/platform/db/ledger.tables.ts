import type { Generated, JSONColumnType } from 'kysely';

/** The tables of 0007_ledger.sql; all but the checks are written by functions of the database alone. */
export interface LedgerTables {
  'ledger.chart': ChartTable;
  'ledger.account': AccountTable;
  'ledger.balance': BalanceTable;
  'ledger.fund_hold': { order_id: string; account_id: string; amount: string };
  'ledger.journal': JournalTable;
  'ledger.entry': EntryTable;
  'ledger.approval': ApprovalTable;
  'ledger.period_lock': PeriodLockTable;
  'ledger.seal': { id: string; upto_journal: string; journals: number; hash: Buffer; sealed_at: Date };
  'ledger.account_day': { account_id: string; day: string; debit: string; credit: string };
  ledger_checks: LedgerChecksTable;
}

interface ChartTable {
  root: string;
  class: string;
  normal: 1 | -1;
  owner: string | null;
  is_guarded: boolean;
  is_clearing: boolean;
}

interface AccountTable {
  id: string;
  code: string;
  currency: string;
  root: string;
  owner: string | null;
  class: string;
  normal: 1 | -1;
  is_guarded: boolean;
  is_clearing: boolean;
}

interface BalanceTable {
  account_id: string;
  balance: string;
  held: string;
  floor: string | null;
  temporary_limit: string | null;
  temporary_until: string | null;
  grace_days: number | null;
  low_mark: string | null;
  last_on: string;
  forced_by: string | null;
  version: string;
}

interface JournalTable {
  id: string;
  idem: string;
  hash: Buffer;
  kind: string;
  txn_type: string | null;
  scope: string;
  order_id: string | null;
  office_id: string | null;
  actor_id: string | null;
  entry_count: number;
  reverses: string | null;
  effective_on: string;
  posted_at: Date;
  xid: string;
}

interface EntryTable {
  journal_id: string;
  line_no: number;
  account_id: string;
  currency: string;
  amount: string;
}

interface ApprovalTable {
  id: string;
  kind: 'PeriodLock' | 'ForcedPost';
  subject: string;
  hash: Buffer | null;
  reason: string;
  requested_by: string;
  requested_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  is_granted: boolean | null;
  used_at: Date | null;
}

interface PeriodLockTable {
  closed_through: string;
  approval_id: string;
  requested_by: string;
  approved_by: string;
  locked_at: Date;
}

interface LedgerChecksTable {
  id: Generated<string>;
  is_ok: boolean;
  report: JSONColumnType<unknown[], string, never>;
  run_by: string | null;
  started_at: Date;
  finished_at: Date;
}
