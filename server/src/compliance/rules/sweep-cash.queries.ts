import { sql } from 'kysely';
import { addDays } from '#domain/kernel/calendar.ts';
import { dayBounds } from '#domain/kernel/time-zone.ts';
import { dayOfReports, startClock } from '#server/compliance/cases/report-clock.queries.ts';
import type { Task } from '#server/platform/jobs/task.ts';
import type { Services } from '#server/platform/services.ts';
import { rulesOf } from './active-rules.queries.ts';
import { rulesInForce } from './read-case.queries.ts';

/** Days that are looked at again, in case the program stood still. */
const BACK = 3;

/**
 * Cash that moved without a sale: refunds count towards the report of the day as well. Starts what the sales of the
 * day have not started yet.
 */
export async function sweepCash({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const now = clock();
  return await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ marks: string[]; zone: string }>`
      select ${rulesInForce(now)} as marks, coalesce((
        select value #>> '{}' from configuration where key = 'CorporationTimeZone'
        order by version desc limit 1), 'America/New_York') as zone`.execute(tx);
    const [{ marks, zone } = { marks: [], zone: 'America/New_York' }] = rows;
    const limits = (await rulesOf(tx, marks)).flatMap(({ measure: { kind, params } }) =>
      kind === 'sum' && params.clock === 'CTR' && params.of === 'cash' && params.over !== null
        ? [BigInt(params.over)]
        : [],
    );
    const over = limits.toSorted((a, b) => (a < b ? -1 : 1))[0];
    if (over === undefined) return 0;
    const today = await dayOfReports(tx, now);
    let started = 0;
    for (let back = 0; back <= BACK; back += 1) {
      const day = addDays(today, -back);
      for (const { customer_id: customerId } of await movedOver(tx, { bounds: dayBounds(day, zone), over })) {
        const clockId = await startClock(tx, { kind: 'CTR', at: now, day, customerId });
        if (clockId !== null) started += 1;
      }
    }
    return started;
  });
}

interface Asked {
  readonly bounds: readonly [start: Date, end: Date];
  readonly over: bigint;
}

/** Who moved more than so much in cash on a day, in all services and offices. */
async function movedOver(tx: Parameters<typeof dayOfReports>[0], { bounds: [start, end], over }: Asked) {
  const { rows } = await sql<{ customer_id: string }>`
    select o.customer_id from payments p join orders o on o.id = p.order_id
    where p.method = 'Cash' and p.action in ('Payment', 'Refund') and p.at >= ${start} and p.at < ${end}
      and o.customer_id is not null
    group by o.customer_id having sum(p.amount) > ${over}::bigint`.execute(tx);
  return rows;
}

export const sweepCashTask: Task = {
  maxAttempts: 3,
  schedule: '5 * * * *',
  async run(services) {
    const started = await sweepCash(services);
    if (started > 0) services.log.info({ started }, 'reports of cash fall due');
  },
};
