import { z } from 'zod';
import { defineExplorer } from '../../kernel/explorer.ts';
import { instant } from '../../kernel/wire.ts';
import { noticeStatuses, severities } from './notice.schema.ts';

export const noticesAccess = { who: ['corporation'], rights: ['SettingsNotices'] } as const;
/** The corporation reads notices, its admin writes them. */
export const noticesWriteAccess = { who: ['corporationAdmin'], rights: ['SettingsNotices'] } as const;

export const noticeRow = z.object({
  id: z.string(),
  version: z.number(),
  title: z.string(),
  status: z.enum(noticeStatuses),
  severity: z.enum(severities),
  publishStart: instant,
  publishEnd: instant.nullable(),
  mustAcknowledge: z.boolean(),
  offices: z.number(),
  reads: z.number(),
  acknowledgements: z.number(),
  author: z.string(),
  createdAt: instant,
});
export type NoticeRow = z.infer<typeof noticeRow>;

export const noticesExplorer = defineExplorer({
  name: 'notices',
  path: '/api/settings/notices',
  access: noticesAccess,
  row: noticeRow,
  defaultSort: '-publishStart',
  hasSearch: true,
  columns: {
    title: { kind: 'text', width: 280 },
    severity: { kind: 'enum', values: severities, width: 110 },
    status: { kind: 'enum', values: noticeStatuses, width: 120 },
    publishStart: { kind: 'instant', width: 150 },
    publishEnd: { kind: 'instant', width: 150 },
    mustAcknowledge: { kind: 'boolean', width: 130 },
    offices: { kind: 'number', width: 90 },
    reads: { kind: 'number', width: 90 },
    acknowledgements: { kind: 'number', width: 130 },
    author: { kind: 'text', width: 160, hidden: true },
    createdAt: { kind: 'instant', width: 150, hidden: true },
  },
} as const);
