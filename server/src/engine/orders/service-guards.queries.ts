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

/** Grown up, not blocked, and with a photo document that is valid today. */
async function isCustomerOk({ tx, order, context }: Act): Promise<boolean> {
  if (order.customer_id === null) return false;
  const today = await bookDay(context);
  const found = await tx
    .selectFrom('customers as c')
    .innerJoin('customer_ids as i', 'i.customer_id', 'c.id')
    .select('c.id')
    .where('c.id', '=', order.customer_id)
    .where('c.block_reason', 'is', null)
    .where('c.birth_date', '<=', yearsBefore(today, 18))
    .where('i.type', 'in', photoIds)
    .where((eb) => eb.or([eb('i.expires_on', 'is', null), eb('i.expires_on', '>=', today)]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The office has the service, is active and not put on hold, and no licence of it has run out. */
async function isServiceEnabled({ tx, order, context }: Act): Promise<boolean> {
  const office = await tx
    .selectFrom('offices')
    .select(['service_types', 'is_active', 'hold_reason', 'licences'])
    .where('id', '=', order.office_id)
    .executeTakeFirst();
  if (office === undefined || !office.is_active || office.hold_reason !== null) return false;
  const lapsed = lapsedLicence(office.licences, await bookDay(context));
  return office.service_types.includes(order.service) && lapsed === null;
}

/** The number of a licence that has run out and without which the office may not sell. */
export function lapsedLicence(licences: unknown, today: string): string | null {
  const all = licences as { number?: string; expires?: string | null; blocksSales?: boolean }[];
  const lapsed = all.find(
    ({ expires, blocksSales }) => blocksSales === true && typeof expires === 'string' && expires < today,
  );
  return lapsed === undefined ? null : (lapsed.number ?? '');
}

function yearsBefore(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
}
