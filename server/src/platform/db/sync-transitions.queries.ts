import type pg from 'pg';
import { allowedTransitions } from '#domain/order/allowed-transitions.ts';
import { services } from '#domain/services/services.ts';

/**
 * Tells the database which changes of status the lifecycles of this program allow. Rows are only added: the history
 * still refers to what an earlier version allowed.
 */
export async function syncTransitions(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    "select to_regclass('public.allowed_transition') is not null as exists",
  );
  if (rows[0]?.exists !== true) return;
  const all = Object.values(services).flatMap(({ lifecycle }) => allowedTransitions(lifecycle));
  await client.query(
    `insert into public.allowed_transition (lifecycle, from_status, action, to_status)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[])
     on conflict do nothing`,
    [
      all.map((one) => one.lifecycle),
      all.map((one) => one.from),
      all.map((one) => one.action),
      all.map((one) => one.to),
    ],
  );
}
