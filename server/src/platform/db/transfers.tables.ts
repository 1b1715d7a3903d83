import type { Generated } from 'kysely';
import type { Minor } from './orders.tables.ts';
import type { Id } from './tables.ts';

/** The tables of 0011_transfers.sql. */
export interface TransferTables {
  money_transfers: MoneyTransfersTable;
  delivery_attempts: {
    id: Id;
    order_id: string;
    version: number;
    at: Date;
    user_id: string | null;
    result: string;
    note: Generated<string>;
  };
}

interface MoneyTransfersTable {
  order_id: string;
  remittance_class: string;
  purpose: string;
  relationship: string;
  source_of_funds: string | null;
  method: string;
  mode: string;
  asked_amount: Minor;
  payout_currency: string;
  payout_amount: Minor;
  rate: string;
  is_express: Generated<boolean>;
  message: Generated<string>;
  delivery_window: Generated<string>;
  alt_receiver: Generated<string>;
  is_declared: boolean;
  available_on: string | null;
  card_number: Buffer | null;
  card_last4: string | null;
  card_holder: Generated<string>;
  card_bank: Generated<string>;
  pin: Buffer | null;
  pin_expires_at: Date | null;
  pin_tries: Generated<number>;
  pin_end_told_at: Date | null;
  courier_id: string | null;
  attempts: Generated<number>;
}
