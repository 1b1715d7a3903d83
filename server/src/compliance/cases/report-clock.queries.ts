import { sql } from 'kysely';
import type { ClockKind } from '#domain/areas/compliance/cases.values.ts';
import { addBusinessDays } from '#domain/areas/compliance/federal-holidays.ts';
import { addDays, type Day } from '#domain/kernel/calendar.ts';
import { dayAt } from '#domain/kernel/time-zone.ts';
import { configurationKeys } from '#domain/areas/configuration/configuration.keys.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { appendCaseEvent } from './append-case-event.queries.ts';

/** 31 CFR 501.603 and 501.604; 31 CFR 1010.306(a)(1); 31 CFR 1022.320(b)(3). */
const OFAC_BUSINESS_DAYS = 10;
const CTR_DAYS = 15;
const SAR_DAYS = 30;

export interface NewClock {
  readonly kind: ClockKind;
  readonly at: Date;
  /** The business day that is reported, where it is not the day it was found on. */
  readonly day?: Day;
  readonly userId?: string | null;
  readonly caseId?: string | null;
  readonly orderId?: string | null;
  readonly customerId?: string | null;
}

/** When a report is due that starts on a day. */
export function dueOn(kind: ClockKind, startedOn: Day): Day {
  if (kind === 'OFAC_BLOCK' || kind === 'OFAC_REJECT') return addBusinessDays(startedOn, OFAC_BUSINESS_DAYS);
  if (kind === 'CTR') return addDays(startedOn, CTR_DAYS);
  if (kind === 'SAR') return addDays(startedOn, SAR_DAYS);
  // Holdings of 30 June, by 30 September (31 CFR 501.603(b)(2)).
  return `${startedOn.slice(0, 4)}-09-30`;
}

/** Starts what is owed to an authority; one that runs already for the same is left alone. */
export async function startClock(tx: Tx, clock: NewClock): Promise<string | null> {
  const { kind, at, userId = null, caseId = null, orderId = null, customerId = null } = clock;
  const startedOn = clock.day ?? (await dayOfReports(tx, at));
  const due = dueOn(kind, startedOn);
  const row = await tx
    .insertInto('report_clocks')
    .values({
      kind,
      case_id: caseId,
      order_id: orderId,
      customer_id: customerId,
      started_on: startedOn,
      due_on: due,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row !== undefined && caseId !== null) {
    const data = { kind, startedOn, dueOn: due };
    await appendCaseEvent(tx, caseId, { at, userId, kind: 'clock-started', data });
  }
  return row?.id ?? null;
}

/** The day of the corporation, by which authorities count. */
export async function dayOfReports(tx: Tx, at: Date): Promise<Day> {
  const { rows } = await sql<{ value: unknown }>`
    select value from configuration where key = 'CorporationTimeZone' order by version desc limit 1`.execute(
    tx,
  );
  const { schema, initial } = configurationKeys.CorporationTimeZone;
  const set = schema.safeParse(rows[0]?.value);
  return dayAt(at, set.success ? set.data : initial);
}
