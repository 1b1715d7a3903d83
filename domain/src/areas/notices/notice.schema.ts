import { z } from 'zod';
import { roles } from '../../access/roles.ts';
import { serviceTypes } from '../../access/service-type.ts';
import { id, instant, text } from '../../kernel/wire.ts';
import { severities } from './notice.values.ts';
import type { NoticeStatus } from './notice.values.ts';

const body = z.string().trim().min(1).max(4000);

/** What a person writes. Empty lists mean everyone: every office, role or service. */
export const noticeInput = z
  .strictObject({
    severity: z.enum(severities),
    titleEn: text(120),
    titleEs: text(120),
    bodyEn: body,
    bodyEs: body,
    publishStart: instant,
    publishEnd: instant.nullable(),
    officeIds: z.array(id).max(500),
    roles: z.array(z.enum(roles)).max(20),
    serviceTypes: z.array(z.enum(serviceTypes)).max(20),
    mustAcknowledge: z.boolean(),
    attachmentFileId: id.nullable(),
  })
  .refine(
    (notice) => notice.publishEnd === null || Date.parse(notice.publishEnd) > Date.parse(notice.publishStart),
    {
      path: ['publishEnd'],
      message: 'end-before-start',
    },
  );
export type NoticeInput = z.infer<typeof noticeInput>;

/** From → action → to; the only ways a notice moves. */
export const noticeTransitions = [
  { from: 'None', action: 'Edit', to: 'Draft' },
  { from: 'Draft', action: 'Edit', to: 'Draft' },
  { from: 'Draft', action: 'Dispatch', to: 'Dispatched' },
  { from: 'Dispatched', action: 'Recall', to: 'Draft' },
] as const;
export type NoticeAction = (typeof noticeTransitions)[number]['action'];

/** The status after an action; null when the action is not possible now. */
export function noticeAfter(status: NoticeStatus, action: NoticeAction): NoticeStatus | null {
  return noticeTransitions.find((row) => row.from === status && row.action === action)?.to ?? null;
}
