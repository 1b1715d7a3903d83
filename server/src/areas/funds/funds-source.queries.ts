import { type RawBuilder, sql } from 'kysely';
import { fundMovesExplorer, fundsExplorer } from '#domain/areas/funds/funds.explorer.ts';
import type { FundMoveRow, FundRow } from '#domain/areas/funds/funds.rows.ts';
import { isCorporationAccounting } from '#domain/access/role-rules.ts';
import type { RawRow } from '#server/engine/explorer/list-page.queries.ts';
import type { ExplorerSource } from '#server/engine/explorer/source.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';

/** All for the corporation, their own for others. */
function seesAll({ user, office }: OfficeContext): boolean {
  return isCorporationAccounting({ ...user, office });
}

const scope = sql`case o.office_type when 'Regular' then 'Sale' when 'External' then 'Proxy' else 'Provider' end`;
const floor = (today: Date): RawBuilder<unknown> => sql`(b.floor - case
  when b.temporary_until >= ${today}::timestamptz::date then b.temporary_limit else 0 end)`;
const available = (now: Date): RawBuilder<unknown> =>
  sql`coalesce(b.balance - b.held - ${floor(now)}, case o.credit_model when 'Prepay' then 0
    when 'Credit' then o.credit_limit end)`;

/** One row for every office that sells or fulfils, also before its fund was ever used. */
export const fundsSource: ExplorerSource = {
  explorer: fundsExplorer,
  from: ({ now }) => sql`(
    select o.id, o.name, o.code, o.credit_model, o.credit_limit, o.version, ${scope} as scope,
      coalesce(b.balance, 0) as balance, coalesce(b.held, 0) as held, b.temporary_limit, b.temporary_until,
      ${available(now)} as available,
      ledger.low_mark_of(b.low_mark, case when b.account_id is null
        then ledger.floor_of_office(o.id, 'USD') else b.floor end) as low_below,
      coalesce((select sum(m.amount) from fund_moves m join orders w on w.id = m.order_id
        where m.office_id = o.id and w.status in ('Submitted', 'Approved')), 0) as waiting
    from offices o
    left join ledger.account a on a.currency = 'USD'
      and a.code = 'fund.' || lower(${scope}) || '.' || o.id
    left join ledger.balance b on b.account_id = a.id
    where o.office_type <> 'None') f`,
  visible: (context) => (seesAll(context) ? sql`true` : sql`f.id = ${context.office.id}`),
  id: sql`f.id`,
  columns: {
    office: { value: sql`f.name`, sort: sql`fold(f.name)` },
    code: { value: sql`f.code`, sort: sql`f.code` },
    scope: sql`f.scope`,
    creditModel: sql`f.credit_model`,
    balance: sql`f.balance`,
    held: sql`f.held`,
    creditLimit: sql`f.credit_limit`,
    temporaryLimit: sql`coalesce(f.temporary_limit, 0)`,
    temporaryUntil: sql`f.temporary_until`,
    available: sql`f.available`,
    waiting: sql`f.waiting`,
    isLow: sql`coalesce(f.available < f.low_below, false)`,
  },
  extra: { version: sql`f.version` },
  search: (pattern) => sql`fold(f.name || ' ' || f.code) like ${pattern}`,
  sums: ['balance', 'held', 'waiting'],
};

export const fundMovesSource: ExplorerSource = {
  explorer: fundMovesExplorer,
  from: () => sql`orders o
    join fund_moves m on m.order_id = o.id
    join offices f on f.id = m.office_id
    left join users u on u.id = o.agent_id`,
  visible: (context) =>
    sql`o.service = 'OfficeFund' and ${
      seesAll(context) ? sql`true` : sql`m.office_id = ${context.office.id}`
    }`,
  id: sql`o.id`,
  columns: {
    number: { value: sql`o.number`, sort: sql`o.number` },
    createdAt: { value: sql`o.created_at`, sort: sql`o.created_at` },
    status: { value: sql`o.status`, sort: sql`o.status` },
    office: sql`f.code`,
    kind: sql`m.kind`,
    amount: sql`case when m.kind = 'ReturnOfFund' then -m.amount else m.amount end`,
    bankReference: sql`m.bank_reference`,
    by: sql`coalesce(u.first_name || ' ' || u.last_name, '')`,
  },
  extra: { version: sql`o.version` },
  search: (pattern) =>
    sql`fold(o.number || ' ' || m.bank_reference || ' ' || f.code || ' ' || f.name) like ${pattern}`,
  sums: ['amount'],
};

export function toFundRow(raw: RawRow): FundRow {
  return raw as unknown as FundRow;
}

export function toFundMoveRow(raw: RawRow): FundMoveRow {
  return raw as unknown as FundMoveRow;
}
