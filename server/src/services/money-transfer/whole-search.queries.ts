import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { readPhone } from '#domain/kernel/phone-number.ts';
import { formatOrderNumber, parseOrderNumber } from '#domain/order/order-number.ts';

/** An order number or a phone number typed whole is looked up by its own index; all else is searched for in pieces. */
export function wholeSearch(typed: string): RawBuilder<unknown> | null {
  const number = parseOrderNumber(typed);
  if (number !== null) return sql`o.number = ${formatOrderNumber(number)}`;
  const phone = wholePhone(typed);
  return phone === null ? null : sql`(o.sender_phone = ${phone} or o.receiver_phone = ${phone})`;
}

/**
 * A phone number with its country, or one of the US with its area. Eight digits may be a Cuban number as well as a piece
 * of another one: null.
 */
export function wholePhone(typed: string): string | null {
  const digits = typed.replaceAll(/\D/g, '').length;
  return digits < 10 ? null : readPhone(typed, digits === 10 && /^\s*53/.test(typed) ? 'CU' : 'US').e164;
}
