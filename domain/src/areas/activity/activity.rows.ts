import { z } from 'zod';
import { instant } from '../../kernel/wire.ts';

export const activityChange = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });

export const activityRow = z.object({
  id: z.string(),
  version: z.number().nullable(),
  at: instant,
  user: z.string(),
  office: z.string(),
  scope: z.string(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  label: z.string(),
  changes: z.array(activityChange),
  reason: z.string().nullable(),
});
export type ActivityRow = z.infer<typeof activityRow>;
