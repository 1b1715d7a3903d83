import { agreeToMemories } from '#server/compliance/screenings/decide-hit.queries.ts';
import type { DeskStep } from './desk-step.queries.ts';

/** Whoever lets a case go agrees that its hits are false alarms, and whoever asked for it with what others decided. */
export async function agreeWith({ tx, row, context }: DeskStep): Promise<void> {
  const screenings = await tx
    .selectFrom('case_screenings')
    .select('screening_id')
    .where('case_id', '=', row.id)
    .execute();
  const screeningIds = screenings.map(({ screening_id }) => screening_id);
  await agreeToMemories(tx, { screeningIds, by: context.user.id });
  if (row.asked_by !== null) await agreeToMemories(tx, { screeningIds, by: row.asked_by });
}
