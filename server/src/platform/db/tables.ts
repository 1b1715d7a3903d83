import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CaseTables } from './cases.tables.ts';
import type { CourierRunTables } from './courier-runs.tables.ts';
import type { FundTables } from './funds.tables.ts';
import type { HoldRulesTables } from './hold-rules.tables.ts';
import type { LedgerTables } from './ledger.tables.ts';
import type { ListTables } from './lists.tables.ts';
import type { CustomersTables } from './customers.tables.ts';
import type { OrderTables } from './orders.tables.ts';
import type { PaymentsTables } from './payments.tables.ts';
import type { ScreeningTables } from './screenings.tables.ts';
import type { TransferSettingsTables } from './transfer-settings.tables.ts';
import type { TransferTables } from './transfers.tables.ts';
import type { WorkTables } from './work.tables.ts';

/** The tables as Kysely sees them. 64-bit ids are decimal strings, moments are Dates, days 'yyyy-MM-dd'. */
export type Id = Generated<string>;
export type Json<T extends object | null> = JSONColumnType<T, string | undefined, string>;
export type Moment = ColumnType<Date, Date | undefined, Date>;
export type List = ColumnType<string[], string[] | undefined, string[]>;

export interface Tables
  extends
    CaseTables,
    CustomersTables,
    HoldRulesTables,
    LedgerTables,
    ListTables,
    OrderTables,
    PaymentsTables,
    ScreeningTables,
    TransferSettingsTables,
    TransferTables,
    CourierRunTables,
    FundTables,
    WorkTables {
  installation: { only_row: Generated<boolean>; is_demo: boolean; created_at: Moment };
  files: FilesTable;
  offices: OfficesTable;
  office_links: { office_id: string; linked_office_id: string };
  users: UsersTable;
  user_offices: { user_id: string; office_id: string; default_for_login: Generated<boolean> };
  recovery_codes: { user_id: string; code_hash: string; used_at: Date | null };
  user_tokens: UserTokensTable;
  login_challenges: LoginChallengesTable;
  sessions: SessionsTable;
  rate_limits: { bucket: string; hits: number; resets_at: Date };
  activity: ActivityTable;
  configuration: ConfigurationTable;
  notices: NoticesTable;
  notice_receipts: NoticeReceiptsTable;
  payment_gateways: PaymentGatewaysTable;
  saved_views: SavedViewsTable;
  default_views: { user_id: string; explorer: string; view_id: string };
  report_access: ReportAccessTable;
}

interface Versioned {
  version: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
}

interface FilesTable {
  id: Id;
  sha256: string;
  name: string;
  mime: string;
  size: string | number;
  created_by: string | null;
  created_at: Moment;
}

interface OfficesTable extends Versioned {
  id: Id;
  code: string;
  name: string;
  office_type: string;
  service_types: List;
  territory: Generated<string>;
  parent_id: string | null;
  address: Json<Record<string, unknown>>;
  phones: Json<unknown[]>;
  time_zone: Generated<string>;
  logo_file_id: string | null;
  hours: Json<unknown[]>;
  credit_model: Generated<string>;
  credit_limit: Generated<string>;
  access_allow_to_customer_info: Generated<boolean>;
  licences: Json<unknown[]>;
  bank_account: Buffer | null;
  printing: Json<Record<string, unknown>>;
  is_head_office: Generated<boolean>;
  is_active: Generated<boolean>;
  hold_reason: string | null;
}

interface UsersTable extends Versioned {
  id: Id;
  email: string;
  first_name: string;
  last_name: string;
  phone: Generated<string>;
  status: Generated<string>;
  password_hash: string | null;
  password_changed_at: Date | null;
  roles: List;
  role_menus: List;
  language: Generated<'en' | 'es'>;
  two_factor: Generated<string>;
  totp_secret: Buffer | null;
  totp_last_step: string | null;
  totp_pending: Buffer | null;
  totp_pending_until: Date | null;
  preferences: Json<Record<string, unknown>>;
  failed_logins: Generated<number>;
  locked_until: Date | null;
  last_login_at: Date | null;
}

interface UserTokensTable {
  token_hash: string;
  user_id: string;
  kind: 'activation' | 'reset';
  expires_at: Date;
  used_at: Date | null;
  created_at: Moment;
}

interface LoginChallengesTable {
  token_hash: string;
  user_id: string;
  method: 'Mail' | 'Totp';
  code_hash: string | null;
  attempts: Generated<number>;
  expires_at: Date;
  used_at: Date | null;
  created_at: Moment;
}

interface SessionsTable {
  id: Id;
  token_hash: string;
  user_id: string;
  ip: string;
  user_agent: string;
  created_at: Moment;
  last_seen_at: Moment;
  idle_expires_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
}

interface ActivityTable {
  id: Id;
  at: Moment;
  user_id: string | null;
  office_id: string | null;
  scope: string;
  action: string;
  entity: string;
  entity_id: string;
  entity_version: number | null;
  label: string;
  changes: Json<unknown[]>;
  reason: string | null;
  request_id: string | null;
  ip: string | null;
}

interface ConfigurationTable {
  key: string;
  version: number;
  value: ColumnType<unknown, string, string>;
  reason: string | null;
  changed_by: string | null;
  changed_at: Moment;
}

interface NoticesTable extends Versioned {
  id: Id;
  status: Generated<string>;
  severity: string;
  title_en: string;
  title_es: string;
  body_en: string;
  body_es: string;
  publish_start: Date;
  publish_end: Date | null;
  office_ids: List;
  roles: List;
  service_types: List;
  must_acknowledge: Generated<boolean>;
  attachment_file_id: string | null;
  dispatches: Generated<number>;
  dispatched_at: Date | null;
  created_by: string;
}

interface NoticeReceiptsTable {
  notice_id: string;
  dispatch: number;
  user_id: string;
  office_id: string;
  read_at: Moment;
  acknowledged_at: Date | null;
}

interface PaymentGatewaysTable extends Versioned {
  id: Id;
  office_id: string;
  name: string;
  channels: List;
  mid_number: string;
  service_key: Buffer | null;
  security_key: Buffer | null;
  surcharge_percent: Generated<string>;
  min_amount: Generated<string>;
  max_amount: string | null;
  is_test_mode: Generated<boolean>;
  is_active: Generated<boolean>;
  devices: Json<unknown[]>;
}

interface SavedViewsTable extends Versioned {
  id: Id;
  explorer: string;
  name: string;
  owner_id: string;
  is_shared: Generated<boolean>;
  state: Json<Record<string, unknown>>;
  position: Generated<number>;
}

interface ReportAccessTable {
  report: string;
  roles: List;
  is_active: Generated<boolean>;
  version: Generated<number>;
  updated_at: Moment;
}
