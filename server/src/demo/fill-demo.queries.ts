import { sql } from 'kysely';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import { enqueue } from '#server/platform/jobs/enqueue.queries.ts';
import type { Tasks } from '#server/platform/jobs/task.ts';
import type { Services } from '#server/platform/services.ts';
import { goOnAbove, goOnBelow, startHigh } from './demo-numbers.queries.ts';
import { demoParties, partiesFor } from './demo-parties.ts';
import { systemContext } from './demo-context.ts';
import { demoTimeline, firstEvents } from './demo-timeline.ts';
import type { DemoBook } from './demo-transfers.ts';
import { forgetNumbers, playEvents } from './play-events.queries.ts';

/** A slice of the work, ms: so that a server that is told to stop does not wait long. */
const SLICE = 4000;
const FILLED = 'demo-filled';

/** The first transfers, at once: every list has something to show. */
export async function startDemo(services: Services): Promise<void> {
  const book = await readBook(services);
  const events = firstEvents(demoTimeline(book));
  await startHigh(services, book);
  await playEvents(services, book, { events, isOver: () => false });
  forgetNumbers(services);
  await goOnBelow(services, book);
}

/** All that is left of it, now, for a command that does not stay. */
export async function fillWhole(services: Services, say: (line: string) => void): Promise<void> {
  for (let played = 0; !(await isFilled(services));) {
    const slice = await fillSlice(services, played, { isQueued: false });
    played = slice.played;
    say(`the demo is filled to ${Math.floor((100 * played) / Math.max(slice.of, 1))} %`);
  }
}

/** Goes on where the demo was left; nothing if it is complete or a job waits for it. */
export async function resumeDemo(services: Services): Promise<void> {
  const { db } = services;
  if (await isFilled(services)) return;
  const { rows } = await sql`
    select from graphile_worker.jobs where task_identifier = 'fill-demo' and locked_at is null`.execute(db);
  if (rows.length > 0) return;
  await db.transaction().execute(async (tx) => await enqueue(tx, 'fill-demo', {}));
}

/** Fills the demo in the background, a slice at a time. */
export const demoTasks: Tasks = {
  'fill-demo': {
    maxAttempts: 5,
    run: async (services, payload) => {
      if (!services.isDemo || (await isFilled(services))) return;
      await fillSlice(services, Number(payload['played'] ?? 0), { isQueued: true });
    },
  },
};

async function fillSlice(
  services: Services,
  played: number,
  { isQueued }: { isQueued: boolean },
): Promise<{ played: number; of: number }> {
  const book = await readBook(services);
  const events = demoTimeline(book);
  const until = performance.now() + SLICE;
  const more = await playEvents(services, book, {
    events: events.slice(played),
    isOver: () => performance.now() > until,
  });
  const now = played + more;
  const percent = Math.floor((100 * now) / Math.max(events.length, 1));
  services.log.info({ played: now, of: events.length }, `the demo is filled to ${percent} %`);
  if (now === events.length) await goOnAbove(services, book);
  await services.db.transaction().execute(async (tx) => {
    if (now < events.length) {
      if (isQueued) await enqueue(tx, 'fill-demo', { played: now, of: events.length });
      return;
    }
    await recordActivity(
      tx,
      { ...systemContext(services, services.clock()), requestId: FILLED },
      {
        scope: 'settings',
        action: 'created',
        entity: 'demo',
        entityId: '1',
        label: `${book.count} transfers`,
      },
    );
  });
  return { played: now, of: events.length };
}

async function isFilled({ db }: Services): Promise<boolean> {
  const mark = await db
    .selectFrom('activity')
    .select('id')
    .where('entity', '=', 'demo')
    .where('entity_id', '=', '1')
    .executeTakeFirst();
  return mark !== undefined;
}

/** What the demo holds follows from its size and from when it was loaded. */
async function readBook({ db, config }: Services): Promise<DemoBook> {
  const { created_at: loadedAt } = await db
    .selectFrom('installation')
    .select('created_at')
    .executeTakeFirstOrThrow();
  const count = config.demoOrders;
  const parties = demoParties(partiesFor(count), loadedAt.toISOString().slice(0, 10));
  return { parties, loadedAt, count };
}
