import type { Generated } from 'kysely';
import type { Minor } from './orders.tables.ts';

/** The table of 0012_funds.sql and 0021_fund_references.sql. */
export interface FundTables {
  fund_moves: {
    order_id: string;
    office_id: string;
    kind: string;
    amount: Minor;
    is_opening: Generated<boolean>;
    bank_reference: Generated<string>;
    deposited_on: string | null;
    slip_file_id: string | null;
    note: Generated<string>;
    is_dead: Generated<boolean>;
  };
}
