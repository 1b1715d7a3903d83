import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { OfficeContext } from '#server/platform/http/context.ts';

/** Whether this office reads customers masked, and only its own. */
export function isMasked({ office }: OfficeContext): boolean {
  return !office.accessAllowToCustomerInfo;
}

/** Which customers a caller sees: all of them, or those the office created or sold to. `row` names the table. */
export function visibleCustomers(context: OfficeContext, row: string): RawBuilder<boolean> {
  if (!isMasked(context)) return sql`true`;
  const customer = sql.ref(`${row}.id`);
  return sql`(${sql.ref(`${row}.office_id`)} = ${context.office.id} or exists (
    select from orders o where o.customer_id = ${customer} and o.office_id = ${context.office.id}))`;
}

/** Recipients likewise: those the office created, sold to, or that belong to a customer it sees. */
export function visibleRecipients(context: OfficeContext, row: string): RawBuilder<boolean> {
  if (!isMasked(context)) return sql`true`;
  const recipient = sql.ref(`${row}.id`);
  return sql`(${sql.ref(`${row}.office_id`)} = ${context.office.id}
    or exists (select from orders o where o.recipient_id = ${recipient} and o.office_id = ${context.office.id})
    or exists (
      select from customer_recipients cr join customers vc on vc.id = cr.customer_id
      where cr.recipient_id = ${recipient} and vc.office_id = ${context.office.id}))`;
}
