import type { Tx } from '#server/platform/http/transact.queries.ts';
import { sql } from 'kysely';
import type { Services } from '#server/platform/services.ts';
import { readBasis } from '../lists/basis.queries.ts';
import { personHash, type PersonKind, readNextPersons, type StandingPerson } from './person-rows.queries.ts';
import { newScreenings } from './screen-person.queries.ts';
import { screenSubjects } from './screen-subjects.queries.ts';
import type { ScreeningTrigger } from './store-screenings.queries.ts';
import { subjectsOfPerson } from './subjects-of-order.ts';

/** People that are screened in one transaction; others get their turn in between. */
const BATCH = 250;

export interface PassCount {
  readonly persons: number;
  readonly screened: number;
  /** Screenings that found what nobody looks at yet. */
  readonly found: number;
}

export interface Pass {
  readonly trigger: ScreeningTrigger;
  /** Opens cases for what was found, in the same transaction. */
  readonly onFound: (
    tx: Tx,
    found: { kind: PersonKind; id: string; name: string; screeningIds: readonly string[]; at: Date },
  ) => Promise<void>;
}

/** Screens all customers and recipients but those who were screened as they are on the basis of now. */
export async function screenEverybody(services: Services, pass: Pass): Promise<PassCount> {
  const sum = { persons: 0, screened: 0, found: 0 };
  for (const kind of ['customer', 'recipient'] as const) {
    for (let after = '0'; ;) {
      const batch = await again(() =>
        services.db
          .transaction()
          .execute(async (tx) => await screenBatch(tx, services, { kind, after, pass })),
      );
      sum.persons += batch.persons;
      sum.screened += batch.screened;
      sum.found += batch.found;
      if (batch.last === null) break;
      after = batch.last;
    }
  }
  return sum;
}

async function screenBatch(
  tx: Tx,
  services: Services,
  { kind, after, pass }: { kind: PersonKind; after: string; pass: Pass },
): Promise<PassCount & { last: string | null }> {
  const basis = await readBasis(tx);
  const standing = await readNextPersons(tx, services, { kind, after, count: BATCH });
  const due = standing.filter((one) => isDue(one, basis));
  const at = services.clock();
  const call = { services, trigger: pass.trigger, at, by: null, basis };
  const screened = await screenSubjects(
    tx,
    call,
    due.flatMap(({ person }) => subjectsOfPerson(person)),
  );
  const news = new Set(await newScreenings(tx, screened));
  let owner = '';
  const found = new Map<string, string[]>();
  for (const one of screened) {
    // Who may take things for somebody stands behind them in the order in which they were asked.
    if (one.asked.id !== null) owner = one.asked.id;
    if (one.screeningId === null || !news.has(one.screeningId)) continue;
    found.set(owner, [...(found.get(owner) ?? []), one.screeningId]);
  }
  for (const [id, screeningIds] of found) {
    const name = due.find(({ person }) => person.id === id)?.person.name ?? '';
    await pass.onFound(tx, { kind, id, name, screeningIds, at });
  }
  return {
    persons: standing.length,
    screened: due.length,
    found: found.size,
    last: standing.length < BATCH ? null : (standing.at(-1)?.person.id ?? null),
  };
}

function isDue({ person, basis: last, subjectHash }: StandingPerson, basis: string): boolean {
  return last !== basis || subjectHash !== personHash(person);
}

/** Entries that left a list: whoever waits for a decision about them waits no longer. */
export async function closeHitsOfRemoved(tx: Tx, versionId: string, at: Date): Promise<void> {
  await sql`update screening_hits h set decision = 'closed', decided_at = ${at}, note = 'removed from the list'
    from list_changes c where c.version_id = ${versionId} and c.op = 'del'
      and h.source = c.source and h.entry_id = c.entry_id and h.decision in ('open', 'need-info')`.execute(
    tx,
  );
}

/** Serialization failures, deadlocks, and lists that changed meanwhile: the batch is done again. */
async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const { code } = error as { code?: string };
      if (attempt >= 5 || !['40001', '40P01'].includes(code ?? '')) throw error;
    }
  }
}
