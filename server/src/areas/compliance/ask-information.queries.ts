import { sql } from 'kysely';
import { informationLabels } from '#domain/areas/compliance/cases.labels.ts';
import type { AnswerInput, RequestInformationInput } from '#domain/areas/compliance/cases.schema.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { Language } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { slaAfterWait } from '#server/compliance/cases/hear-office.queries.ts';
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
    office: 'Please write it as a note of the order, or attach it there.',
    person: 'Please enter it on the paper of the customer.',
    customer: 'Please bring it to the office where you ordered, or answer there by phone.',
  },
  es: {
    subject: (number: string) => `Necesitamos algo más para ${number}`,
    greeting: (number: string) => `Para continuar con ${number} todavía necesitamos:`,
    office: 'Por favor, escríbalo como nota de la orden o adjúntelo allí.',
    person: 'Por favor, anótelo en la ficha del cliente.',
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
    const reached = [
      input.to !== 'customer' && (await askOffice(step, input)),
      input.to !== 'office' && (await askCustomer(step, input)),
    ];
    if (!reached.includes(true)) throw new Problem('nobody-to-ask');
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
    if (step.row.info_requested_at === null) throw new Problem('nothing-asked');
    await addFiles(step, fileIds, '');
    return {
      patch: { info_requested_at: null, sla_at: slaAfterWait(context.now) },
      kind: 'answered',
      data: { answer, fileIds },
    };
  });
}

/**
 * A note with the order, and a mail to who sold it and to whoever looks after such things in the office; of a person,
 * the office that entered them. Answers whether anybody was asked.
 */
async function askOffice(step: DeskStep, input: RequestInformationInput): Promise<boolean> {
  const { tx, row, context } = step;
  const officeId = row.office_id ?? (await officeOfPerson(step));
  if (officeId === null) return false;
  const number = await numberOf(step);
  const whom = row.order_id === null ? 'person' : 'office';
  const people = await tx
    .selectFrom('users as u')
    .innerJoin('user_offices as uo', 'uo.user_id', 'u.id')
    .select(['u.email', 'u.language'])
    .where('uo.office_id', '=', officeId)
    .where('u.status', '=', 'Active')
    .where(sql<boolean>`(u.roles && array['Compliance', 'Admin']
      or u.id = (select o.agent_id from orders o where o.id = ${row.order_id}))`)
    .orderBy('u.id')
    .limit(10)
    .execute();
  for (const { email: to, language } of people) {
    await mail(step, { to, language, number, whom, input });
  }
  if (row.order_id === null) return people.length > 0;
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
  return true;
}

/** The office that entered the person of a case without an order. */
async function officeOfPerson({ tx, row }: DeskStep): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select office_id::text as id from customers where id = ${row.customer_id}
    union all select office_id::text from recipients where id = ${row.recipient_id}`.execute(tx);
  return rows[0]?.id ?? null;
}

async function askCustomer(step: DeskStep, input: RequestInformationInput): Promise<boolean> {
  const { tx, row } = step;
  if (row.customer_id === null) return false;
  const customer = await tx
    .selectFrom('customers')
    .select(['email', 'language'])
    .where('id', '=', row.customer_id)
    .executeTakeFirst();
  if (customer === undefined || customer.email === '') return false;
  const number = await numberOf(step);
  const { email: to } = customer;
  const language = customer.language as Language;
  await mail(step, { to, language, number, whom: 'customer', input });
  return true;
}

async function mail(
  { tx }: DeskStep,
  letter: {
    to: string;
    language: Language;
    number: string;
    whom: 'office' | 'person' | 'customer';
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
