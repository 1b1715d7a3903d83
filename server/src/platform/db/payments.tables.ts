import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type {
  AmountMode,
  GatewayState,
  PaymentAction,
  PaymentChannel,
  PaymentMethod,
} from '#domain/payment/payment.values.ts';

type Json<T extends object | null> = JSONColumnType<T, string | undefined, string>;
/** 64-bit amounts arrive as decimal strings and are sent as bigint or text. */
type Amount = ColumnType<string, string | bigint, string | bigint>;
type AmountWithDefault = ColumnType<string, string | bigint | undefined, string | bigint>;

/** The tables of 0009_payments.sql. */
export interface PaymentsTables {
  cash_sessions: CashSessionsTable;
  cash_movements: CashMovementsTable;
  payments: PaymentsTable;
  gateway_calls: GatewayCallsTable;
}

interface CashSessionsTable {
  id: Generated<string>;
  office_id: string;
  user_id: string;
  status: Generated<'Open' | 'Closed'>;
  business_day: string;
  currency: Generated<string>;
  opening_float: Amount;
  opening_count: Json<Record<string, number>>;
  opened_at: Date;
  counted: Amount | null;
  expected: Amount | null;
  closing_count: Json<Record<string, number> | null> | null;
  closing_note: string | null;
  closed_at: Date | null;
  closed_by: string | null;
  posted_difference: AmountWithDefault;
  version: Generated<number>;
  updated_at: Date;
}

interface CashMovementsTable {
  id: Generated<string>;
  cash_session_id: string;
  kind: 'CashIn' | 'CashOut';
  amount: Amount;
  reason: string;
  reference: Generated<string>;
  by: string;
  at: Date;
}

interface PaymentsTable {
  id: Generated<string>;
  order_id: string;
  office_id: string;
  action: Generated<PaymentAction>;
  channel: Generated<PaymentChannel>;
  method: PaymentMethod;
  amount_mode: AmountMode;
  amount: Amount;
  currency: Generated<string>;
  refunded: AmountWithDefault;
  gateway_state: Generated<GatewayState>;
  gateway_id: string | null;
  gateway_txn: string | null;
  gateway_asked_at: Date | null;
  claimed_at: Date | null;
  gateway_text: Generated<string>;
  auth_code: string | null;
  brand: string | null;
  last4: string | null;
  avs: string | null;
  cvv: string | null;
  reference: Generated<string>;
  refunds_payment_id: string | null;
  cash_session_id: string | null;
  request_key: string;
  settled_at: Date | null;
  by: string | null;
  at: Date;
  version: Generated<number>;
  updated_at: Date;
}

interface GatewayCallsTable {
  id: Generated<string>;
  gateway_id: string;
  payment_id: string | null;
  kind: string;
  request: Json<Record<string, unknown>>;
  outcome: 'answered' | 'no-answer';
  answer: Json<Record<string, unknown>>;
  at: Date;
  milliseconds: number;
}
