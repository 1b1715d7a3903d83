import { clockKindLabels } from '#domain/areas/compliance/cases.labels.ts';
import type { ClockRow } from '#domain/areas/compliance/cases.rows.ts';
import type { Language } from '#domain/kernel/problem.ts';
import { bookDay } from '#server/engine/orders/book-day.queries.ts';
import type { Tasks } from '#server/platform/jobs/task.ts';
import { queueMail } from '#server/platform/mail/queue-mail.queries.ts';
import type { Services } from '#server/platform/services.ts';
import { systemContext } from '#server/engine/orders/doer.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import { readClocks } from './clocks.queries.ts';

/** What the desk does by itself: tells of reports that fall due. */
export const casesTasks: Tasks = {
  'clocks-ending': {
    maxAttempts: 5,
    schedule: '5 12 * * *',
    run: async (services) => await tellOfClocks(services),
  },
};

const texts = {
  en: {
    subject: (count: number) => `Reports to authorities: ${count} due`,
    line: ({ kind, dueOn, state }: ClockRow) =>
      `${clockKindLabels.en[kind]}: due ${dueOn}${state === 'Overdue' ? ', overdue' : ''}`,
    label: 'Open the reports',
  },
  es: {
    subject: (count: number) => `Informes a autoridades: ${count} por vencer`,
    line: ({ kind, dueOn, state }: ClockRow) =>
      `${clockKindLabels.es[kind]}: vence el ${dueOn}${state === 'Overdue' ? ', vencido' : ''}`,
    label: 'Abrir los informes',
  },
} as const;

/** A mail a day to every officer while something is urgent; who and what it is about stays at the desk. */
async function tellOfClocks(services: Services): Promise<void> {
  const now = services.clock();
  const today = await bookDay({ services, now });
  const all = await readClocks({ services, now }, { isFiled: false });
  const urgent = all.filter(({ state }) => state === 'Soon' || state === 'Overdue');
  if (urgent.length === 0) return;
  await transact(systemContext(services, 'clocks-ending'), async (tx) => {
    const told = await tx
      .updateTable('report_clocks')
      .set({ told_on: today })
      .where(
        'id',
        'in',
        urgent.map(({ id }) => id),
      )
      .where((eb) => eb.or([eb('told_on', 'is', null), eb('told_on', '<', today)]))
      .returning('id')
      .execute();
    if (told.length === 0) return; // this day's mail went out
    const people = await tx
      .selectFrom('users')
      .select(['email', 'language', 'roles'])
      .where('status', '=', 'Active')
      .orderBy('id')
      .execute();
    for (const { email: to, language, roles } of people) {
      if (!roles.some((role) => officers.includes(role))) continue;
      await queueMail(tx, {
        to,
        kind: 'report-due',
        language,
        subject: texts[language].subject(urgent.length),
        content: contentFor(services, language, urgent),
      });
    }
  });
}

const officers = ['CorporationCompliance', 'CorporationComplianceAML'];

function contentFor({ config }: Services, language: Language, urgent: readonly ClockRow[]) {
  const { line, label } = texts[language];
  return {
    paragraphs: urgent.slice(0, 50).map(line),
    action: { label, url: `${config.publicUrl}/compliance/clocks` },
  };
}
