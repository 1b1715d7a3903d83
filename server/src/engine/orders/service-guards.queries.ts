import { sql } from 'kysely';
import { ageOn, remittingAge } from '#domain/kernel/calendar-day.ts';
import { idTypes, isPhotoId } from '#domain/kernel/id-number.ts';
import type { GuardName } from '#domain/order/guards.ts';
import { bookDay } from './book-day.queries.ts';
import type { Act, Guard } from './order-engine.ts';

const photoIds = idTypes.filter(isPhotoId);

/** Who may sell a service with a party's identity behind it, and to whom. */
export const serviceGuards = {
  customerOk: isCustomerOk,
  serviceEnabled: isServiceEnabled,
} satisfies Partial<Record<GuardName, Guard>>;

interface Sale {
  /** Of a sender who is not blocked and has a photo document that is valid today. */
  readonly born: string | null;
  readonly service_types: readonly string[];
  readonly is_active: boolean;
  readonly hold_reason: string | null;
  readonly licences: unknown;
}

async function isCustomerOk(act: Act): Promise<boolean> {
  const { born } = await readSale(act);
  return born !== null && ageOn(born, await bookDay(act.context)) >= remittingAge;
}

/** Both sides of a sale, in one query: every draft and every payment asks. */
async function readSale({ tx, order, context, memo }: Act): Promise<Sale> {
  const known = memo.get('sellable') as Sale | undefined;
  if (known !== undefined) return known;
  const today = await bookDay(context);
  const { rows } = await sql<Sale>`
    select o.service_types, o.is_active, o.hold_reason, o.licences, (
      select c.birth_date::text from customers c join customer_ids i on i.customer_id = c.id
      where c.id = ${order.customer_id} and c.block_reason is null
        and i.type = any(${photoIds}) and (i.expires_on is null or i.expires_on >= ${today}) limit 1) as born
    from offices o where o.id = ${order.office_id}`.execute(tx);
  const [sale] = rows;
  if (sale === undefined) throw new Error(`The order ${order.id} is of no office`);
  memo.set('sellable', sale);
  return sale;
}

/** The office has the service, is active and not put on hold, and no licence of it has run out. */
async function isServiceEnabled(act: Act): Promise<boolean> {
  const { service_types, is_active, hold_reason, licences } = await readSale(act);
  if (!is_active || hold_reason !== null) return false;
  const lapsed = lapsedLicence(licences, await bookDay(act.context));
  return service_types.includes(act.order.service) && lapsed === null;
}

/** The number of a licence that has run out and without which the office may not sell. */
export function lapsedLicence(licences: unknown, today: string): string | null {
  const all = licences as { number?: string; expires?: string | null; blocksSales?: boolean }[];
  const lapsed = all.find(
    ({ expires, blocksSales }) => blocksSales === true && typeof expires === 'string' && expires < today,
  );
  return lapsed === undefined ? null : (lapsed.number ?? '');
}
