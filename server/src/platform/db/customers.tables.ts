import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Id, Json, Moment } from './tables.ts';

/** 64 bits: `pg` reads them as a string. */
type Cents = ColumnType<string, string | bigint | undefined, string | bigint>;

export interface CustomersTables {
  customers: CustomersTable;
  customer_phones: PhoneColumns & { customer_id: string; verified_at: Date | null };
  customer_addresses: CustomerAddressesTable;
  customer_ids: CustomerIdsTable;
  customer_consents: CustomerConsentsTable;
  customer_files: CustomerFilesTable;
  recipients: RecipientsTable;
  recipient_phones: PhoneColumns & { recipient_id: string };
  customer_recipients: {
    customer_id: string;
    recipient_id: string;
    relationship: string | null;
    created_at: Date;
  };
}

interface NameColumns {
  first_name: string;
  middle_name: Generated<string>;
  last_name: string;
  second_last_name: Generated<string>;
  full_name: GeneratedAlways<string>;
}

interface PhoneColumns {
  position: number;
  kind: string;
  number: string;
  is_primary: boolean;
  is_whatsapp: Generated<boolean>;
}

interface CustomersTable extends NameColumns {
  id: Id;
  number: GeneratedAlways<string>;
  version: Generated<number>;
  birth_date: string;
  sex: string | null;
  phone: Generated<string>;
  phones: Generated<string>;
  email: Generated<string>;
  nationality: string | null;
  birth_country: string | null;
  is_us_person: Generated<boolean>;
  residence: string | null;
  occupation: Generated<string>;
  employer: Generated<string>;
  source_of_funds: string | null;
  is_no_prohibited_official: Generated<boolean>;
  language: Generated<string>;
  notes: Generated<string>;
  tax_id: Buffer | null;
  tax_id_kind: string | null;
  tax_id_last4: string | null;
  photo_file_id: string | null;
  level: Generated<string>;
  reward_balance: Cents;
  block_reason: string | null;
  office_id: string;
  merged_into: string | null;
  created_at: Moment;
  updated_at: Moment;
  search_keys: GeneratedAlways<string[]>;
}

interface CustomerAddressesTable {
  customer_id: string;
  position: number;
  kind: string;
  line1: string;
  line2: Generated<string>;
  city: string;
  state: string;
  zip: string;
}

interface CustomerIdsTable {
  id: Id;
  customer_id: string;
  type: string;
  number: string;
  country: string;
  state: Generated<string>;
  issued_on: string | null;
  expires_on: string | null;
  front_file_id: string | null;
  back_file_id: string | null;
  verification: Generated<string>;
  verified_by: string | null;
  verified_at: Date | null;
  mrz: Generated<string>;
  created_at: Date;
}

interface CustomerConsentsTable {
  id: Id;
  customer_id: string;
  kind: string;
  is_given: boolean;
  at: Date;
  user_id: string | null;
  ip: Generated<string>;
}

interface CustomerFilesTable {
  customer_id: string;
  file_id: string;
  note: Generated<string>;
  user_id: string | null;
  at: Date;
}

interface RecipientsTable extends NameColumns {
  id: Id;
  number: GeneratedAlways<string>;
  version: Generated<number>;
  ci: Generated<string>;
  passport: Generated<string>;
  phone: Generated<string>;
  province: string;
  municipality: string;
  address: Json<Record<string, unknown>>;
  alt_receivers: Json<unknown[]>;
  notes: Generated<string>;
  office_id: string;
  created_at: Moment;
  updated_at: Moment;
  search_keys: GeneratedAlways<string[]>;
}
