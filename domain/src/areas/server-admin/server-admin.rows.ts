import { z } from 'zod';
import { instant } from '../../kernel/wire.ts';
import { jobStates, mailStatuses } from './server-admin.values.ts';

export const mailRow = z.object({
  id: z.string(),
  version: z.number(),
  createdAt: instant,
  recipient: z.string(),
  subject: z.string(),
  kind: z.string(),
  status: z.enum(mailStatuses),
  attempts: z.number(),
  lastError: z.string().nullable(),
});
export type MailRow = z.infer<typeof mailRow>;

export const sessionRow = z.object({
  id: z.string(),
  version: z.number(),
  user: z.string(),
  email: z.string(),
  ip: z.string(),
  userAgent: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  isMine: z.boolean(),
});
export type SessionRow = z.infer<typeof sessionRow>;

export const jobRow = z.object({
  id: z.string(),
  version: z.number(),
  task: z.string(),
  state: z.enum(jobStates),
  attempts: z.number(),
  runAt: instant,
  lastError: z.string().nullable(),
  createdAt: instant,
});
export type JobRow = z.infer<typeof jobRow>;
