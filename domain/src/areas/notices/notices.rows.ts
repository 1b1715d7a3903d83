import { z } from 'zod';
import { instant } from '../../kernel/wire.ts';
import { noticeStatuses, severities } from './notice.values.ts';

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
