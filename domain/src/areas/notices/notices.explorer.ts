import { defineExplorer } from '../../kernel/explorer.ts';
import { noticeStatuses, severities } from './notice.values.ts';
import type { NoticeRow } from './notices.rows.ts';

export const noticesAccess = { who: ['corporation'], rights: ['SettingsNotices'] } as const;
/** The corporation reads notices, its admin writes them. */
export const noticesWriteAccess = { who: ['corporationAdmin'], rights: ['SettingsNotices'] } as const;

export const noticesExplorer = defineExplorer<NoticeRow>()({
  name: 'notices',
  path: '/api/settings/notices',
  access: noticesAccess,
  defaultSort: '-publishStart',
  hasSearch: true,
  columns: {
    title: { kind: 'text', width: 280 },
    severity: { kind: 'enum', values: severities, width: 110 },
    status: { kind: 'enum', values: noticeStatuses, width: 120 },
    publishStart: { kind: 'instant', width: 176 },
    publishEnd: { kind: 'instant', width: 176 },
    mustAcknowledge: { kind: 'boolean', width: 130 },
    offices: { kind: 'number', width: 110 },
    reads: { kind: 'number', width: 90 },
    acknowledgements: { kind: 'number', width: 130 },
    author: { kind: 'text', width: 160, hidden: true },
    createdAt: { kind: 'instant', width: 176, hidden: true },
  },
} as const);
