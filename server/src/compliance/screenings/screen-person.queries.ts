import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { Services } from '#server/platform/services.ts';
import { sql } from 'kysely';
import type { PersonKind } from './person-rows.queries.ts';
import { readPersons } from './person-rows.queries.ts';
import { isOpen } from './judge-subject.ts';
import type { Screened } from './screen-subjects.queries.ts';
import { screenSubjects } from './screen-subjects.queries.ts';
import type { ScreeningTrigger } from './store-screenings.queries.ts';
import { subjectsOfPerson } from './subjects-of-order.ts';

export interface PersonCall {
  readonly services: Services;
  readonly at: Date;
  readonly by: string | null;
  readonly trigger: ScreeningTrigger;
}

/** What screening a person found; `news` are the screenings with a hit that nobody looks at yet. */
export interface PersonScreened {
  readonly screened: readonly Screened[];
  readonly news: readonly string[];
}

/** Screens somebody as they are in this transaction, with whoever may take things for them. */
export async function screenPerson(
  tx: Tx,
  call: PersonCall,
  { kind, id }: { kind: PersonKind; id: string },
): Promise<PersonScreened> {
  const ids = kind === 'customer' ? { customers: [id], recipients: [] } : { customers: [], recipients: [id] };
  const { basis, persons } = await readPersons(tx, call.services, ids);
  const screened = await screenSubjects(
    tx,
    { ...call, basis },
    persons.flatMap((person) => subjectsOfPerson(person)),
  );
  return { screened, news: await newScreenings(tx, screened) };
}

/** Screenings with a hit that was not found before, or whose earlier finding does not fit any more. */
export async function newScreenings(tx: Tx, screened: readonly Screened[]): Promise<readonly string[]> {
  const found = screened.flatMap((one) =>
    one.hits.filter(isOpen).map(({ hit, identityHash }) => ({
      screening: one.screeningId ?? '0',
      hash: one.subjectHash,
      source: hit.entry.list,
      entry: hit.entry.id,
      identity: identityHash,
    })),
  );
  const unreadable = screened.filter(({ result }) => result === 'unreadable');
  if (found.length === 0) return unreadable.map(({ screeningId }) => screeningId ?? '0');
  const { rows } = await sql<{ screening: string }>`
    select distinct f.screening from jsonb_to_recordset(${JSON.stringify(found)}::jsonb)
      as f (screening text, hash text, source text, entry text, identity text)
    where not exists (select from screening_hits h join screenings s on s.id = h.screening_id
      where h.source = f.source and h.entry_id = f.entry and h.identity_hash = f.identity
        and h.decision in ('open', 'need-info', 'true-match')
        and s.subject_hash = f.hash and s.id <> f.screening::bigint
        and s.id < f.screening::bigint and s.order_id is null)`.execute(tx);
  return [
    ...rows.map(({ screening }) => screening),
    ...unreadable.map(({ screeningId }) => screeningId ?? '0'),
  ];
}
