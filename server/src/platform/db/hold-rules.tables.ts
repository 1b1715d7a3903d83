import type { ColumnType, Generated } from 'kysely';
import type { Id, Json, List } from './tables.ts';

type Late = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface HoldRulesTables {
  hold_rules: HoldRulesTable;
  order_keys: OrderKeysTable;
  order_facts: { order_id: string; at: Date; facts: Json<Record<string, unknown>> };
  rule_hits: RuleHitsTable;
}

interface HoldRulesTable {
  id: Id;
  code: string;
  version: number;
  kind: string;
  name: Json<{ en: string; es: string }>;
  params: Json<Record<string, unknown>>;
  action: 'hold' | 'refuse' | 'review';
  check_type: 'Ofac' | 'Basic' | 'Other';
  services: List;
  is_on: Generated<boolean>;
  is_aml: Generated<boolean>;
  source: Generated<string>;
  active_from: Date;
  active_to: Late;
  status: ColumnType<'draft' | 'asked' | 'active' | 'dropped', string | undefined, string>;
  revision: Generated<number>;
  reason: Generated<string>;
  created_by: string | null;
  created_at: Date;
  asked_by: string | null;
  asked_at: Late;
  approved_by: string | null;
  approved_at: Late;
  dropped_by: string | null;
  dropped_at: Late;
}

interface OrderKeysTable {
  order_id: string;
  dim: string;
  key: string;
  at: Date;
  service: string;
  office_id: string;
  /** US cents. */
  amount: string;
}

interface RuleHitsTable {
  id: Id;
  order_id: string;
  rule_id: string;
  code: string;
  rule_version: number;
  at: Date;
  action: 'hold' | 'refuse' | 'review';
  is_aml: boolean;
  measured: Json<Record<string, unknown>>;
  threshold: Json<Record<string, unknown>>;
  orders: List;
}
