import { sql } from 'kysely';
import { informationLabels } from '#domain/areas/compliance/cases.labels.ts';
import type { AnswerInput, RequestInformationInput } from '#domain/areas/compliance/cases.schema.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { Language } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { queueMail } from '#server/platform/mail/queue-mail.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { addFiles } from './case-notes.queries.ts';
import { refuseUnclaimed } from './case-rules.ts';
import { type DeskStep, deskStep } from './desk-step.queries.ts';

/** Neutral: that something is missing, never what it is looked at for. */
const texts = {
  en: {
    subject: (number: string) => `We need something more for ${number}`,
    greeting: (number: string) => `To continue with ${number} we still need:`,
    office: 'Please keep it with the order, or answer at the desk of compliance.',
    customer: 'Please bring it to the office where you ordered, or answer there by phone.',
  },
  es: {
    subject: (number: string) => `Necesitamos algo más para ${number}`,
    greeting: (number: string) => `Para continuar con ${number} todavía necesitamos:`,
    office: 'Por favor, guárdelo con la orden o responda en la mesa de cumplimiento.',
    customer: 'Por favor, llévelo a la oficina donde hizo su orden o responda allí por teléfono.',
  },
} as const;

/** Asks the office, the customer or both; until the answer the time to decide does not run. */
export async function requestInformation(
  context: OfficeContext,
  id: string,
  input: RequestInformationInput,
): Promise<Created> {
  return await deskStep(context, { id }, async (step) => {
    refuseUnclaimed(step.row, context.user.id);
    if (step.row.info_requested_at !== null) throw new Problem('case-waits');
    if (input.to !== 'customer') await askOffice(step, input);
    if (input.to !== 'office') await askCustomer(step, input);
    return { patch: { info_requested_at: context.now }, kind: 'information-requested', data: { ...input } };
  });
}

/** What the office found out; the time to decide runs on from where it stood. */
export async function answerInformation(
  context: OfficeContext,
  id: string,
  { answer, fileIds }: AnswerInput,
): Promise<Created> {
  return await deskStep(context, { id, isAdded: true }, async (step) => {
    const { info_requested_at: asked, sla_at } = step.row;
    if (asked === null) throw new Problem('nothing-asked');
    await addFiles(step, fileIds, '');
    const sla = new Date(sla_at.getTime() + context.now.getTime() - asked.getTime());
    return {
      patch: { info_requested_at: null, sla_at: sla },
      kind: 'answered',
      data: { answer, fileIds },
    };
  });
}

/** A note with the order, and a mail to whoever looks after such things in the office that sold it. */
async function askOffice(step: DeskStep, input: RequestInformationInput): Promise<void> {
  const { tx, row, context } = step;
  if (row.office_id === null) return;
  const number = await numberOf(step);
  const people = await tx
    .selectFrom('users as u')
    .innerJoin('user_offices as uo', 'uo.user_id', 'u.id')
    .select(['u.email', 'u.language'])
    .where('uo.office_id', '=', row.office_id)
    .where('u.status', '=', 'Active')
    .where(sql<boolean>`u.roles && array['Compliance', 'Admin']`)
    .orderBy('u.id')
    .limit(10)
    .execute();
  for (const { email: to, language } of people) {
    await mail(step, { to, language, number, whom: 'office', input });
  }
  if (row.order_id === null) return;
  const { language } = context;
  await tx
    .insertInto('order_notes')
    .values({
      order_id: row.order_id,
      at: context.now,
      user_id: context.user.id,
      office_id: context.office.id,
      body: `${texts[language].greeting(number)} ${asked(input, language).join('; ')}`,
    })
    .execute();
}

async function askCustomer(step: DeskStep, input: RequestInformationInput): Promise<void> {
  const { tx, row } = step;
  if (row.customer_id === null) return;
  const customer = await tx
    .selectFrom('customers')
    .select(['email', 'language'])
    .where('id', '=', row.customer_id)
    .executeTakeFirst();
  if (customer === undefined || customer.email === '') return;
  const number = await numberOf(step);
  const { email: to } = customer;
  const language = customer.language as Language;
  await mail(step, { to, language, number, whom: 'customer', input });
}

async function mail(
  { tx }: DeskStep,
  letter: {
    to: string;
    language: Language;
    number: string;
    whom: 'office' | 'customer';
    input: RequestInformationInput;
  },
): Promise<void> {
  const { to, language, number, whom, input } = letter;
  const words = texts[language];
  await queueMail(tx, {
    to,
    kind: 'information',
    language,
    subject: words.subject(number),
    content: { paragraphs: [words.greeting(number), ...asked(input, language), words[whom]] },
  });
}

function asked({ wanted, message }: RequestInformationInput, language: Language): string[] {
  const words = wanted.filter((one) => one !== 'Other').map((one) => informationLabels[language][one]);
  return [...words, ...(message === '' ? [] : [message])];
}

/** What the office and the customer know it by: never the number of the case. */
async function numberOf({ tx, row }: DeskStep): Promise<string> {
  if (row.order_id === null) return row.subject_name;
  const order = await tx
    .selectFrom('orders')
    .select('number')
    .where('id', '=', row.order_id)
    .executeTakeFirstOrThrow();
  return order.number;
}
