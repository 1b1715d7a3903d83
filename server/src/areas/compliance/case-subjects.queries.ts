import type { Kysely } from 'kysely';
import type { CasePaper } from '#domain/areas/compliance/case-paper.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import type { CaseRecord } from './desk-step.queries.ts';

type Subject = CasePaper['subjects'][number];
type Fact = Subject['facts'][number];

/** Who the case is about, as it was screened, with what the order says of them besides. */
export async function readSubjects(db: Kysely<Tables>, row: CaseRecord): Promise<Subject[]> {
  const screenings = await readScreened(db, row);
  const order = await readParties(db, row.order_id);
  const found = new Map<string, Subject>();
  for (const one of screenings) {
    const role = one.role ?? one.subject_kind;
    const name = String(one.subject['name'] ?? '');
    const key = `${role} ${name}`;
    if (found.has(key)) continue;
    const ids = { kind: one.subject_kind, id: one.subject_id };
    found.set(key, {
      role,
      name,
      customerId: ids.kind === 'customer' ? ids.id : null,
      recipientId: ids.kind === 'recipient' ? ids.id : null,
      facts: [...screenedFacts(one.subject), ...(order?.facts[role] ?? [])],
    });
  }
  return found.size > 0 ? [...found.values()].reverse() : (order?.subjects ?? [personOf(row)]);
}

/** The screenings of the case; a case that rests on none, as one held by hand, shows those of its order. */
async function readScreened(db: Kysely<Tables>, { id, order_id }: CaseRecord) {
  const all = db
    .selectFrom('screenings as s')
    .select(['s.id', 's.role', 's.subject_kind', 's.subject_id', 's.subject'])
    .orderBy('s.id', 'desc');
  const own = await all
    .innerJoin('case_screenings as k', 'k.screening_id', 's.id')
    .where('k.case_id', '=', id)
    .execute();
  if (own.length > 0 || order_id === null) return own;
  return await all.where('s.order_id', '=', order_id).limit(20).execute();
}

/** Sender and receiver of the order, for a case that nobody was screened for. */
async function readParties(db: Kysely<Tables>, orderId: string | null) {
  if (orderId === null) return null;
  const o = await db
    .selectFrom('orders')
    .select(['sender_name', 'sender_phone', 'receiver_name', 'receiver_phone'])
    .select(['territory', 'municipality', 'customer_id', 'recipient_id'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const facts: Readonly<Record<string, readonly Fact[]>> = {
    sender: said([['phone', o.sender_phone]]),
    receiver: said([
      ['phone', o.receiver_phone],
      ['address', [o.municipality, o.territory].filter((part) => part !== '').join(', ')],
    ]),
  };
  const subjects: Subject[] = [
    {
      role: 'sender',
      name: o.sender_name,
      customerId: o.customer_id,
      recipientId: null,
      facts: [...(facts['sender'] ?? [])],
    },
    {
      role: 'receiver',
      name: o.receiver_name,
      customerId: null,
      recipientId: o.recipient_id,
      facts: [...(facts['receiver'] ?? [])],
    },
  ];
  return { facts, subjects: subjects.filter(({ name }) => name !== '') };
}

/** As screening kept it: of documents the last digits only. */
function screenedFacts(subject: Record<string, unknown>): Fact[] {
  const { birthDate, sex, countries, documents, aliases, fromCarne } = subject as {
    birthDate?: string;
    sex?: string;
    countries?: readonly string[];
    documents?: readonly string[];
    aliases?: readonly string[];
    fromCarne?: { birthDate?: string; sex?: string };
  };
  return said([
    ['name', (aliases ?? []).join('; ')],
    ['birth', fromCarne?.birthDate ?? birthDate ?? ''],
    ['sex', fromCarne?.sex ?? sex ?? ''],
    ['country', (countries ?? []).join(', ')],
    ...(documents ?? []).map((one): [Fact['fact'], string] => ['id-number', one]),
  ]);
}

function said(facts: readonly [Fact['fact'], string][]): Fact[] {
  return facts.filter(([, value]) => value !== '').map(([fact, value]) => ({ fact, value }));
}

function personOf({ kind, subject_name: name, customer_id, recipient_id }: CaseRecord): Subject {
  return { role: kind, name, customerId: customer_id, recipientId: recipient_id, facts: [] };
}
