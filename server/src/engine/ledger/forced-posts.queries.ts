import { type Kysely, sql } from 'kysely';
import type { ForcedPostState } from '#domain/areas/server-admin/forced-posts.schema.ts';
import type { Tables } from '#server/platform/db/tables.ts';

interface ForcedPost {
  readonly id: string;
  readonly state: ForcedPostState;
  readonly reason: string;
  readonly asked_by: string;
  readonly requested_at: Date;
  readonly decided_by: string | null;
  readonly decided_at: Date | null;
  readonly posted_at: Date | null;
  readonly kind: string | null;
  readonly order_id: string | null;
  readonly number: string | null;
  readonly service: string | null;
  readonly account: string | null;
  readonly office: string | null;
  readonly currency: string | null;
  readonly amount: string | null;
  readonly below: string | null;
}

/** The newest that a screen shows; open ones come before all others, so none of them is missed. */
const most = 100;

/**
 * What two persons let go below a floor, and what is asked for. Open: the fund is below its floor to this day;
 * covered: it has come back since. A journal can only be read once it is posted; before, the key and the reason tell.
 */
export async function readForcedPosts(db: Kysely<Tables>, today: string): Promise<ForcedPost[]> {
  const name = (alias: string) =>
    sql`${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)}`;
  const { rows } = await sql<ForcedPost>`
    select p.id::text, p.reason, ${name('q')} as asked_by, p.requested_at, ${name('d')} as decided_by,
      p.decided_at, j.posted_at, j.kind, j.order_id::text, o.number, o.service,
      f.code as account, w.code as office, f.currency, f.amount::text, f.below::text,
      case when j.id is not null then case when f.below > 0 then 'Open' else 'Covered' end
        when p.decided_at is null then 'Asked' when p.is_granted then 'Granted' else 'Refused' end as state
    from ledger.approval p
    join users q on q.id = p.requested_by left join users d on d.id = p.decided_by
    left join ledger.journal j on p.used_at is not null and j.idem = p.subject
    left join orders o on o.id = j.order_id
    left join lateral (
      select a.code, a.owner, a.root, a.currency, sum(e.amount) * a.normal as amount,
        greatest(0, b.floor - case when b.temporary_until >= ${today}::date then b.temporary_limit else 0 end
          - b.balance + b.held) as below
      from ledger.entry e join ledger.account a on a.id = e.account_id join ledger.balance b on b.account_id = a.id
      where e.journal_id = j.id
      group by a.id, b.account_id order by below desc, a.id limit 1) f on true
    left join offices w on f.root like 'fund.%' and w.id::text = f.owner
    where p.kind = 'ForcedPost'
    order by (j.id is not null and f.below > 0) desc, p.id desc limit ${most}`.execute(db);
  return rows;
}
