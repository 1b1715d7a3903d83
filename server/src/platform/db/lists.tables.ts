import type { ColumnType, Generated } from 'kysely';
import type { Id, Json, List, Moment } from './tables.ts';

/** The tables of 0017_lists.sql. */
export interface ListTables {
  list_sources: ListSourcesTable;
  list_versions: ListVersionsTable;
  list_version_files: ListVersionFilesTable;
  list_entries: ListEntriesTable;
  list_changes: ListChangesTable;
  screening_state: {
    only_row: Generated<boolean>;
    lists: Generated<string>;
    block_revision: Generated<string>;
    config_version: Generated<number>;
  };
}

interface ListSourcesTable {
  code: string;
  place: number;
  addresses: Json<Record<string, string>>;
  is_download_on: Generated<boolean>;
  every_hours: Generated<number>;
  max_age_hours: number | null;
  min_rows: Generated<number>;
  max_shrink_pct: Generated<string>;
  is_blocking: Generated<boolean>;
  downloads: Json<Record<string, { etag?: string; lastModified?: string; sha256: string }>>;
  checked_at: Date | null;
  fresh_at: Date | null;
  next_check_at: Date | null;
  failures: Generated<number>;
  last_failure: string | null;
  version: Generated<number>;
  updated_at: Moment;
}

interface ListVersionsTable {
  id: Id;
  source: string;
  status: 'active' | 'superseded' | 'rejected';
  origin: 'shipped' | 'download' | 'upload';
  fault: string | null;
  fetched_at: Date;
  published_on: Generated<string>;
  sha256: string;
  bytes: ColumnType<string, string | number, never>;
  rows: number;
  unreadable: Generated<number>;
  added: Generated<number>;
  changed: Generated<number>;
  removed: Generated<number>;
  before_id: string | null;
  activated_at: Date | null;
  activated_by: string | null;
  reason: Generated<string>;
}

interface ListVersionFilesTable {
  version_id: string;
  part: string;
  file_id: string;
  name: string;
  sha256: string;
  bytes: ColumnType<string, string | number, never>;
  published_on: Generated<string>;
  rows: Generated<number>;
  has_end_mark: Generated<boolean>;
}

interface ListEntriesTable {
  id: Id;
  source: string;
  entry_id: string;
  name: string;
  folded_names: string;
  kind: string;
  programs: List;
  data: Json<Record<string, unknown>>;
  published: Json<Record<string, unknown>>;
  identity_hash: string;
  first_version: string;
  last_changed_version: string;
  removed_version: string | null;
}

interface ListChangesTable {
  id: Id;
  version_id: string;
  source: string;
  entry_id: string;
  op: 'add' | 'mod' | 'del';
  name: string;
  fields: List;
  before: Json<Record<string, unknown> | null>;
  after: Json<Record<string, unknown> | null>;
  identity_changed: boolean;
  program_added: boolean;
}
