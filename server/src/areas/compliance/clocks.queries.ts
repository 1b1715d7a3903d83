import type { ClockRow } from '#domain/areas/compliance/cases.rows.ts';
import {
  type ClockKind,
  type ClockState,
  countsBusinessDays,
} from '#domain/areas/compliance/cases.values.ts';
import { businessDaysBetween } from '#domain/areas/compliance/federal-holidays.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { appendCaseEvent } from '#server/compliance/cases/append-case-event.queries.ts';
import { tellOfficers } from '#server/compliance/cases/tell-officers.queries.ts';
import { bookDay } from '#server/engine/orders/book-day.queries.ts';
import { checkVersion } from '#server/engine/versions/check-version.queries.ts';
import type { OfficeContext, RequestContext } from '#server/platform/http/context.ts';
import { transact } from '#server/platform/http/transact.queries.ts';

/** Days before the end from which a clock is urgent. */
const SOON_DAYS = 3;
const DAY_MS = 86_400_000;

interface Which {
  readonly caseId?: string;
  readonly isFiled?: boolean;
}

type Reader = Pick<RequestContext, 'services' | 'now'>;

/** What is owed to authorities, the most urgent first; what was filed, the newest first. */
export async function readClocks(context: Reader, { caseId, isFiled }: Which): Promise<ClockRow[]> {
  const today = await bookDay(context);
  const rows = await context.services.db
    .selectFrom('report_clocks as k')
    .leftJoin('compliance_cases as c', 'c.id', 'k.case_id')
    .leftJoin('orders as o', 'o.id', 'k.order_id')
    .leftJoin('customers as p', 'p.id', 'k.customer_id')
    .leftJoin('users as u', 'u.id', 'k.filed_by')
    .selectAll('k')
    .select(['c.number as case_number', 'o.number as order_number', 'p.full_name'])
    .select(['u.first_name', 'u.last_name'])
    .$if(caseId !== undefined, (query) => query.where('k.case_id', '=', caseId ?? '0'))
    .$if(isFiled !== undefined, (query) =>
      query.where('k.filed_at', isFiled === true ? 'is not' : 'is', null),
    )
    .orderBy('k.due_on', isFiled === true ? 'desc' : 'asc')
    .orderBy('k.id')
    .limit(500)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    kind: row.kind as ClockKind,
    state: stateOf(row, today),
    caseId: row.case_id,
    caseNumber: row.case_number,
    orderId: row.order_id,
    orderNumber: row.order_number,
    customerId: row.customer_id,
    customer: row.full_name,
    startedOn: row.started_on,
    dueOn: row.due_on,
    daysLeft: daysLeft(row, today),
    filedAt: row.filed_at?.toISOString() ?? null,
    filedBy: row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ''}`.trim(),
    reference: row.reference,
    note: row.note,
  }));
}

interface Ends {
  readonly kind: string;
  readonly due_on: string;
  readonly filed_at: Date | null;
}

/** Business days for OFAC, whose days are counted so; days otherwise. */
function daysLeft({ kind, due_on }: Ends, today: string): number {
  if (countsBusinessDays(kind)) return businessDaysBetween(today, due_on);
  return Math.round((Date.parse(due_on) - Date.parse(today)) / DAY_MS);
}

function stateOf(clock: Ends, today: string): ClockState {
  if (clock.filed_at !== null) return 'Filed';
  if (clock.due_on < today) return 'Overdue';
  return daysLeft(clock, today) <= SOON_DAYS ? 'Soon' : 'Running';
}

/** It was sent to the authority, which gave it a number. */
export async function fileClock(
  context: OfficeContext,
  id: string,
  { reference, note }: { reference: string; note: string },
): Promise<Created> {
  return await transact(context, async (tx) => {
    const clock = await tx
      .selectFrom('report_clocks')
      .selectAll()
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (clock === undefined) throw new Problem('not-found');
    await checkVersion(tx, context, { entity: 'clock', id, version: clock.version });
    if (clock.filed_at !== null) throw new Problem('filed-already');
    const version = clock.version + 1;
    const filed = { filed_at: context.now, filed_by: context.user.id, reference, note, version };
    await tx.updateTable('report_clocks').set(filed).where('id', '=', id).execute();
    if (clock.case_id !== null) {
      const data = { clock: id, kind: clock.kind, reference, note };
      const event = { at: context.now, userId: context.user.id, kind: 'clock-filed', data } as const;
      await appendCaseEvent(tx, clock.case_id, event);
      await tellOfficers(tx, { id: clock.case_id, change: 'changed' });
    }
    return { id, version };
  });
}
