import type { Subject } from '../screening/subject.ts';
import { plainLetters } from '../screening/letters.ts';
import type { Asked } from './asked-subject.ts';
import type { Person } from './person-rows.queries.ts';

/** One of the people of an order, as they stand on it. */
export interface OrderParty {
  readonly role: 'sender' | 'receiver' | 'altReceiver';
  readonly personId: string | null;
  readonly name: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface OrderThing {
  readonly field: string;
  readonly name: string;
}

export interface OrderSubjects {
  readonly id: string;
  readonly parties: readonly OrderParty[];
  readonly things: readonly OrderThing[];
}

/** A customer or recipient by themselves, and those a recipient named besides. */
export function subjectsOfPerson(person: Person, orderId: string | null = null): readonly Asked[] {
  const role = person.kind === 'customer' ? ('sender' as const) : ('receiver' as const);
  const others = person.others.map((other): Asked => ({
    kind: 'party',
    id: null,
    orderId,
    role: 'altReceiver',
    name: other.name,
    subject: subjectOfDetails(other.name, { ...other }),
  }));
  return [personAsked(person, { orderId, role: orderId === null ? null : role }), ...others];
}

export function personAsked(
  { kind, id, name, subject }: Person,
  place: Pick<Asked, 'orderId' | 'role'>,
): Asked {
  return { kind, id, ...place, name, subject };
}

/**
 * The people and things of an order. Who is kept with us is screened with all that is known of them today, and as they
 * stand on the order too where that differs: the order was written before somebody changed them.
 */
export function subjectsOfOrder(order: OrderSubjects, persons: readonly Person[]): readonly Asked[] {
  const parties = order.parties.flatMap((party): Asked[] => {
    const kind = party.role === 'sender' ? 'customer' : 'recipient';
    const known = persons.find((person) => person.kind === kind && person.id === party.personId);
    const place = { orderId: order.id, role: party.role };
    const stands: Asked = {
      kind: 'party',
      id: null,
      ...place,
      name: party.name,
      subject: subjectOfDetails(party.name, party.details),
    };
    if (known === undefined) return [stands];
    return differs(stands, known) ? [personAsked(known, place), stands] : [personAsked(known, place)];
  });
  const things = order.things.map(({ name }): Asked => ({
    kind: 'thing',
    id: null,
    orderId: order.id,
    role: 'thing',
    name,
    subject: { name, kind: 'organisation' },
  }));
  return [...parties, ...things];
}

function differs({ name, subject }: Asked, person: Person): boolean {
  if (plainLetters(name) !== plainLetters(person.name)) return true;
  const known = person.subject;
  const isOther = (mine: string | undefined, theirs: string | undefined): boolean =>
    mine !== undefined && mine !== theirs;
  return (
    isOther(subject.birthDate, known.birthDate) ||
    isOther(subject.carne, known.carne) ||
    (subject.idNumbers ?? []).some((number) => !(known.idNumbers ?? []).includes(number))
  );
}

function subjectOfDetails(name: string, details: Readonly<Record<string, unknown>>): Subject {
  const text = (key: string): string | undefined =>
    typeof details[key] === 'string' && details[key] !== '' ? details[key] : undefined;
  const [birthDate, carne, passport] = [text('birthDate'), text('ci'), text('passport')];
  return {
    name,
    kind: 'person',
    ...(birthDate ? { birthDate } : {}),
    ...(carne ? { carne, countries: ['CU'] } : {}),
    ...(passport ? { idNumbers: [passport] } : {}),
  };
}
