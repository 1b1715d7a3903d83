import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Filter } from '#domain/kernel/filter.ts';
import { foldText } from '#server/engine/explorer/condition.queries.ts';

type FilterSql = (filter: Filter) => RawBuilder<unknown> | null;

/** A text that is part of what is searched: the trigrams of the search find the few orders, then it is compared. */
function words(column: RawBuilder<unknown>): FilterSql {
  return (filter) => {
    const own = textSql(column, filter);
    return own && sql`o.search_text like ${`%${escaped(filter)}%`} and ${own}`;
  };
}

/** A name of something that there are few of: those are looked up first, then the orders by their ids. */
function named(key: RawBuilder<unknown>, table: RawBuilder<unknown>, name: RawBuilder<unknown>): FilterSql {
  return (filter) => {
    const own = textSql(name, filter);
    return own && sql`${key} = any (array(select id from ${table} where ${own}))`;
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
export const transferFilters: Readonly<Record<string, FilterSql>> = {
  number: words(sql`o.number`),
  sender: words(sql`o.sender_name`),
  senderPhone: words(sql`o.sender_phone`),
  receiver: words(sql`o.receiver_name`),
  receiverPhone: words(sql`o.receiver_phone`),
  agent: named(sql`o.agent_id`, sql`users`, sql`first_name || ' ' || last_name`),
  office: named(sql`o.office_id`, sql`offices`, sql`code`),
  provider: named(sql`o.provider_office_id`, sql`offices`, sql`code`),
};
