import type { ColumnType, Generated } from 'kysely';
import type { Minor } from './orders.tables.ts';
import type { Id } from './tables.ts';

type Counted = ColumnType<string | null, string | bigint | undefined, string | bigint>;

/** The tables of 0013_courier_runs.sql. */
export interface CourierRunTables {
  courier_runs: CourierRunsTable;
  courier_run_cash: {
    run_id: string;
    currency: string;
    float_amount: Minor;
    expected: Counted;
    counted: Counted;
  };
  courier_run_orders: {
    run_id: string;
    order_id: string;
    order_version: number;
    amount: Minor;
    currency: string;
    is_open: Generated<boolean>;
  };
}

interface CourierRunsTable {
  id: Id;
  office_id: string;
  courier_id: string;
  status: Generated<'Open' | 'Closed'>;
  note: Generated<string>;
  opened_at: Date;
  opened_by: string;
  reason: string | null;
  closed_at: Date | null;
  closed_by: string | null;
  version: Generated<number>;
  updated_at: Date;
}
