import { createHash } from 'node:crypto';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { Services } from '#server/platform/services.ts';
import type { SubjectRole } from './asked-subject.ts';
import { subjectHash } from './asked-subject.ts';
import { isOpen } from './judge-subject.ts';
import { readPersons } from './person-rows.queries.ts';
import type { HardStop } from './restricted-things.ts';
import { hardStopOf } from './restricted-things.ts';
import { SECOND_PERSON_SCORE } from './second-person.ts';
import type { Screened } from './screen-subjects.queries.ts';
import { screenSubjects } from './screen-subjects.queries.ts';
import type { ScreeningTrigger } from './store-screenings.queries.ts';
import type { OrderSubjects } from './subjects-of-order.ts';
import { subjectsOfOrder } from './subjects-of-order.ts';

/** The part of an order that screening looks at. */
export interface ScreenedOrder extends OrderSubjects {
  readonly currency: string;
  /** Minor units. */
  readonly total: bigint;
  readonly actorId: string | null;
  readonly at: Date;
  readonly isTrial: boolean;
  readonly services: Services;
}

/** A reason to hold. */
export interface ScreeningFinding {
  readonly role: Exclude<SubjectRole, 'thing'> | null;
  readonly check: 'Ofac' | 'Other';
  readonly key: string;
  readonly reason: string;
}

export interface OrderScreening {
  readonly findings: readonly ScreeningFinding[];
  readonly refusal: HardStop | null;
  readonly needsTwo: boolean;
  /** Changes with lists, configuration, engine, and with the people of the order. */
  readonly basis: string;
  readonly screeningIds: readonly string[];
  /** Those with hits that are for review only: they hold nobody, and somebody looks at them. */
  readonly reviewIds: readonly string[];
}

export interface OrderCall {
  readonly trigger: ScreeningTrigger;
  /** The basis of an earlier answer: as long as it is the same, nothing is screened again. */
  readonly knownBasis?: string;
}

/** Screens the people and things of an order; null when the earlier answer still counts. */
export async function screenOrder(
  tx: Tx,
  order: ScreenedOrder,
  { trigger, knownBasis }: OrderCall,
): Promise<OrderScreening | null> {
  const ids = (role: (sender: boolean) => boolean): string[] =>
    order.parties.flatMap((party) =>
      party.personId !== null && role(party.role === 'sender') ? [party.personId] : [],
    );
  const { basis: now, persons } = await readPersons(tx, order.services, {
    customers: ids((isSender) => isSender),
    recipients: ids((isSender) => !isSender),
  });
  const subjects = subjectsOfOrder(order, persons);
  const people = createHash('sha256').update(subjects.map(subjectHash).join(' ')).digest('hex').slice(0, 12);
  const basis = `${now} people:${people}`;
  if (basis === knownBasis) return null;
  const screened = await screenSubjects(
    tx,
    {
      services: order.services,
      trigger,
      at: order.at,
      by: order.actorId,
      basis: now,
      isTrial: order.isTrial,
    },
    subjects,
  );
  const findings = screened.flatMap(findingsOf);
  return {
    findings,
    refusal: hardStopOf(order.things, screened) ?? null,
    needsTwo: needsTwo(screened),
    basis,
    screeningIds: screened.flatMap(({ screeningId }) => screeningId ?? []),
    reviewIds: screened
      .filter(({ hits }) => hits.some(({ status }) => status === 'review'))
      .flatMap(({ screeningId }) => screeningId ?? []),
  };
}

/** What of a screening holds an order. */
function findingsOf({ asked, hits, found }: Screened): ScreeningFinding[] {
  const role = asked.role === 'thing' ? null : asked.role;
  const holding = hits.filter((one) => isOpen(one) && one.status !== 'review');
  const findings = holding.map(({ hit }): ScreeningFinding => ({
    role,
    check: hit.entry.list === 'INTERNAL_BLOCK' ? 'Other' : 'Ofac',
    key: `${hit.entry.list} ${hit.entry.id}`,
    reason: `${hit.name} ${hit.score.toFixed(2)}`,
  }));
  return found.unreadable === undefined
    ? findings
    : [...findings, { role, check: 'Ofac', key: 'unreadable', reason: found.unreadable }];
}

/** Nearly the listed name, on whatever list: one person does not let it go alone. */
function needsTwo(screened: readonly Screened[]): boolean {
  return screened.some(({ hits }) =>
    hits.some((one) => isOpen(one) && (one.status === 'block' || one.hit.score >= SECOND_PERSON_SCORE)),
  );
}
