import { sql } from 'kysely';
import type { RunSheet } from '#domain/services/money-transfer/transfers.endpoints.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';

interface Carried {
  readonly id: string;
  readonly number: string;
  readonly receiver: string;
  readonly phone: string;
  readonly address: RunSheet['runs'][number]['orders'][number]['address'];
  readonly municipality: string;
  readonly payout: string;
  readonly currency: RunSheet['runs'][number]['totals'][number]['currency'];
  readonly window: string;
  readonly out_since: Date;
  readonly courier_id: string | null;
  readonly courier: string | null;
}

/** More than this nobody carries; the explorer shows them all. */
const most = 2000;

/** What is out for delivery from this provider office, by courier: whom to bring what, and how much of each currency. */
export async function readRunSheet({ services, office }: OfficeContext): Promise<RunSheet> {
  const { rows } = await sql<Carried>`
    select o.id::text, o.number, o.receiver_name as receiver, o.receiver_phone as phone,
      o.receiver -> 'address' as address, o.municipality, t.payout_amount::text as payout,
      t.payout_currency as currency, t.delivery_window as window, e.at as out_since,
      t.courier_id::text, u.first_name || ' ' || u.last_name as courier
    from orders o
    join money_transfers t on t.order_id = o.id
    join lateral (
      select at from order_events
      where order_id = o.id and to_status = 'OutForDelivery' and from_status <> 'OutForDelivery'
      order by version desc limit 1) e on true
    left join users u on u.id = t.courier_id
    where o.service = 'MoneyTransfer' and o.status = 'OutForDelivery' and o.provider_office_id = ${office.id}
    order by u.first_name nulls last, u.id, o.municipality, e.at
    limit ${most}`.execute(services.db);
  const byCourier = Map.groupBy(rows, (row) => row.courier_id ?? '');
  return { runs: [...byCourier.values()].map(runOf) };
}

function runOf(rows: readonly Carried[]): RunSheet['runs'][number] {
  const [first] = rows;
  const courier =
    first?.courier_id === null || first === undefined
      ? null
      : { id: first.courier_id, name: first.courier ?? '' };
  const totals = Map.groupBy(rows, ({ currency }) => currency);
  return {
    courier,
    orders: rows.map(
      ({ id, number, receiver, phone, address, municipality, payout, currency, window, out_since }) => ({
        id,
        number,
        receiver,
        phone,
        address,
        municipality,
        payout,
        currency,
        window,
        outSince: out_since.toISOString(),
      }),
    ),
    totals: [...totals].map(([currency, carried]) => ({
      currency,
      amount: String(carried.reduce((sum, { payout }) => sum + BigInt(payout), 0n)),
    })),
  };
}
