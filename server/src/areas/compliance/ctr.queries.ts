import { sql } from 'kysely';
import type { CtrReport } from '#domain/areas/compliance/cases.endpoints.ts';
import { dayBounds } from '#domain/kernel/time-zone.ts';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import { corporationZone } from '#server/engine/orders/book-day.queries.ts';
import type { Download } from '#server/platform/http/bind.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import { ctrFields, dollars } from './ctr-fields.ts';
import { findPerson } from './ctr-person.queries.ts';

/** More than this in cash, in or out, is reported (31 CFR 1010.311). US cents. */
const CTR_ABOVE = 1_000_000n;

interface Asked {
  readonly customerId: string;
  readonly day: string;
}

/** The cash of a person on a business day, of all services and offices, in the words of FinCEN's form 112. */
export async function readCtr(
  context: OfficeContext,
  { customerId, day }: Asked,
  withTaxId = false,
): Promise<CtrReport> {
  const person = await findPerson(context, customerId);
  const transactions = await readCash(context, { customerId, day });
  const sum = (side: 'cashIn' | 'cashOut'): bigint =>
    transactions.reduce((all, one) => all + BigInt(one[side]), 0n);
  const [cashIn, cashOut] = [sum('cashIn'), sum('cashOut')];
  const taxId = withTaxId && person.tax_id !== null ? context.services.secrets.open(person.tax_id) : null;
  const { known, missing } = ctrFields({ person, taxId, day, cashIn, cashOut, count: transactions.length });
  return {
    customerId,
    day,
    cashIn: String(cashIn),
    cashOut: String(cashOut),
    isDue: cashIn > CTR_ABOVE || cashOut > CTR_ABOVE,
    fields: known,
    missing,
    transactions,
  };
}

/** The same as a file; that the tax number left the house is logged. */
export async function exportCtr(
  context: OfficeContext,
  { format, ...asked }: Asked & { format: 'csv' | 'json' },
): Promise<Download> {
  const report = await readCtr(context, asked, true);
  await transact(context, async (tx) => {
    await recordActivity(tx, context, {
      scope: 'security',
      action: 'exported',
      entity: 'customer',
      entityId: asked.customerId,
      label: `CTR ${asked.day}`,
    });
  });
  const name = `ctr-${asked.customerId}-${asked.day}.${format}`;
  if (format === 'json') {
    return { name, mime: 'application/json', body: Buffer.from(`${JSON.stringify(report, null, 2)}\n`) };
  }
  return { name, mime: 'text/csv; charset=utf-8', body: Buffer.from(csvOf(report)) };
}

/** Cash taken and given back for the orders of a person; the day is that of the corporation. */
async function readCash(
  { services }: OfficeContext,
  { customerId, day }: Asked,
): Promise<CtrReport['transactions']> {
  const [from, to] = dayBounds(day, await corporationZone(services));
  const { rows } = await sql<{
    orderId: string;
    number: string;
    service: string;
    office: string;
    at: Date;
    cashIn: string;
    cashOut: string;
  }>`
    select o.id::text as "orderId", o.number, o.service, f.code as office, min(p.at) as at,
      coalesce(sum(p.amount) filter (where p.action = 'Payment'), 0)::text as "cashIn",
      coalesce(sum(p.amount) filter (where p.action = 'Refund'), 0)::text as "cashOut"
    from payments p join orders o on o.id = p.order_id join offices f on f.id = p.office_id
    where o.customer_id = ${customerId} and p.method = 'Cash' and p.currency = 'USD'
      and p.action in ('Payment', 'Refund') and p.at >= ${from} and p.at < ${to}
    group by o.id, o.number, o.service, f.code order by min(p.at), o.id`.execute(services.db);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

function csvOf(report: CtrReport): string {
  const cell = (text: string): string => `"${guard(text).replaceAll('"', '""')}"`;
  const line = (...cells: string[]): string => cells.map(cell).join(',');
  const { fields, missing, transactions } = report;
  return [
    line('part', 'item', 'value'),
    ...fields.map(({ item, name, value }) => line(item, name, value)),
    ...missing.map(({ item, name }) => line(item, name, '')),
    '',
    line('order', 'service', 'office', 'at', 'cash in', 'cash out'),
    ...transactions.map((one) =>
      line(one.number, one.service, one.office, one.at, dollars(one.cashIn), dollars(one.cashOut)),
    ),
    '',
  ].join('\r\n');
}

/** What a spreadsheet would take for a formula begins with a quote. */
function guard(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
