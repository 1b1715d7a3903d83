import type { Id, Json } from './tables.ts';

export interface TransferSettingsTables {
  transfer_changes: {
    id: Id;
    kind: string;
    revision: number;
    reason: string;
    changed_by: string;
    changed_at: Date;
  };
  /** All tables of the settings at once; each is a partition by `kind`. */
  transfer_settings: {
    id: Id;
    kind: string;
    change_id: string;
    key: string;
    version: number;
    action: 'Set' | 'End' | 'Withdraw';
    valid_from: Date;
    valid_to: Date | null;
    value: Json<Record<string, unknown> | null>;
  };
}
