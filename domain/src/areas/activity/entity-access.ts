import type { Access } from '../../access/access.ts';

/** Who may read the history of an entity: whoever may open its paper. */
export const entityAccess = {
  user: { who: ['admin'], rights: ['SettingsUsers'] },
  office: { who: ['corporationAdmin', 'admin'], rights: ['SettingsOffices'] },
  gateway: { who: ['corporationAccounting'], rights: ['SettingsOffices'] },
  'transfer-settings': { who: ['corporationAccounting'], rights: ['SettingsMoneyTransfer'] },
  notice: { who: ['corporation'], rights: ['SettingsNotices'] },
  report: { who: ['corporationAdmin'], rights: ['SettingsReports'] },
  configuration: { who: ['corporationAdmin'] },
} as const satisfies Record<string, Access>;
