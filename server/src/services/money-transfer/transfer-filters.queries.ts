import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Filter } from '#domain/kernel/filter.ts';
import { Problem } from '#domain/kernel/problem.ts';
import { isMasked } from '#server/engine/customers/visible-customers.queries.ts';
import { foldText } from '#server/engine/explorer/condition.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { isReceiverMasked } from './seen-phones.ts';
import { wholePhone } from './whole-search.queries.ts';

type FilterSql = (filter: Filter, context: OfficeContext) => RawBuilder<unknown> | null;
type Lookup = (filter: Filter, context: OfficeContext) => Promise<RawBuilder<unknown> | null>;

/**
 * A text that is part of what is searched: the trigrams of the search find the few orders, then it is compared. The
 * `case` hides the comparison from the planner, which would take two conditions on one name for two that are rare.
 */
function words(column: RawBuilder<unknown>): FilterSql {
  return (filter) => {
    const own = textSql(column, filter);
    return (
      own && sql`o.search_text like ${`%${escaped(filter)}%`} and case when ${own} then true else false end`
    );
  };
}

/**
 * A name of something that there are few of: those are looked up before, so that the planner knows how many orders they
 * have, and of one alone takes the index that has them in the order of the list.
 */
function named(key: string, table: RawBuilder<unknown>, name: RawBuilder<unknown>): Lookup {
  return async (filter, { services: { db } }) => {
    const own = textSql(name, filter);
    if (own === null) return null;
    const { rows } = await sql<{ id: string }>`select p.id::text from ${table} p where ${own}`.execute(db);
    const [first, ...others] = rows.map(({ id }) => id);
    if (first === undefined) return sql`false`;
    const column = sql.ref(key);
    return others.length === 0
      ? sql`${column} = ${first}`
      : sql`${column} = any (${[first, ...others]}::bigint[])`;
  };
}

/** A whole number is looked up as it stands. */
function numbered(filter: Filter, context: OfficeContext): RawBuilder<unknown> | null {
  const { operator, values } = filter;
  return operator === 'is'
    ? sql`o.number = ${(values[0] ?? '').trim().toUpperCase()}`
    : words(sql`o.number`)(filter, context);
}

/** A whole phone number is looked up as it stands, pieces of one are searched for; none that the office sees masked. */
function phoned(column: RawBuilder<unknown>, isClosed: (context: OfficeContext) => boolean): FilterSql {
  return (filter, context) => {
    const phone = filter.operator === 'starts' ? null : wholePhone(filter.values[0] ?? '');
    if (phone !== null) return sql`${column} = ${phone}`;
    if (isClosed(context)) throw new Problem('customer-info-closed');
    return words(column)(filter, context);
  };
}

/** Null where nothing was typed: an empty column is left to the list. */
function textSql(column: RawBuilder<unknown>, filter: Filter): RawBuilder<unknown> | null {
  const { operator, values } = filter;
  if (operator === 'is') return sql`fold(${column}) = ${foldText(values[0] ?? '')}`;
  if (operator === 'starts') return sql`fold(${column}) like ${`${escaped(filter)}%`}`;
  return operator === 'contains' ? sql`fold(${column}) like ${`%${escaped(filter)}%`}` : null;
}

function escaped({ values: [typed = ''] }: Filter): string {
  return foldText(typed).replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** Filters of transfers that an index serves; the others are compared row by row, the newest first. */
export const transferFilters: Readonly<Record<string, FilterSql | Lookup>> = {
  number: numbered,
  sender: words(sql`o.sender_name`),
  senderPhone: phoned(sql`o.sender_phone`, isMasked),
  receiver: words(sql`o.receiver_name`),
  receiverPhone: phoned(sql`o.receiver_phone`, isReceiverMasked),
  agent: named('o.agent_id', sql`users`, sql`first_name || ' ' || last_name`),
  office: named('o.office_id', sql`offices`, sql`code`),
  provider: named('o.provider_office_id', sql`offices`, sql`code`),
  courier: named('t.courier_id', sql`users`, sql`first_name || ' ' || last_name`),
};
