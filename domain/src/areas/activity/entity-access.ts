import type { Access } from '../../access/access.ts';

/** Who may read the history of an entity: whoever may open its paper. */
export const entityAccess = {
  user: { who: ['corporationAdmin'], rights: ['SettingsUsers'] },
  office: { who: ['corporationAdmin'], rights: ['SettingsOffices'] },
  gateway: { who: ['corporationAdmin'], rights: ['SettingsOffices'] },
  notice: { who: ['corporationAdmin'], rights: ['SettingsNotices'] },
  report: { who: ['corporationAdmin'], rights: ['SettingsReports'] },
  configuration: { who: ['corporationAdmin'] },
} as const satisfies Record<string, Access>;
