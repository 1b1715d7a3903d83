import { sql } from 'kysely';
import { LONGEST_DAYS } from '#domain/areas/hold-rules/rule.values.ts';
import type { Services } from '#server/platform/services.ts';
import type { Task } from '#server/platform/jobs/task.ts';
import { keepJudgement } from './keep-judgement.queries.ts';
import { readCase } from './read-case.queries.ts';

/** Orders of one run; the rest comes with the next. */
const RUN = 5000;
const BATCH = 100;
/** Before the 30 days of a replay the rules still look back as far as they can. */
const DAYS = LONGEST_DAYS + 30;

interface Unjudged {
  id: string;
  service: string;
  office_id: string;
  agent_id: string | null;
  customer_id: string | null;
  recipient_id: string | null;
  sender_name: string;
  sender_phone: string;
  receiver_name: string;
  receiver_phone: string;
  principal: string;
  total: string;
  purchased_at: Date;
}

/**
 * Orders that were paid before there were rules, or were copied in, get their keys and facts, the newest first: what
 * comes after counts with them. Nothing is found in them afterwards.
 */
export async function fillKeys({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const since = new Date(clock().getTime() - DAYS * 86_400_000);
  let filled = 0;
  while (filled < RUN) {
    const orders = await db.transaction().execute(async (tx) => {
      const { rows } = await sql<Unjudged>`
        select o.id, o.service, o.office_id, o.agent_id, o.customer_id, o.recipient_id, o.sender_name, o.sender_phone,
          o.receiver_name, o.receiver_phone, o.principal, o.total, o.purchased_at
        from orders o
        where o.customer_id is not null and o.purchased_at >= ${since}
          and not exists (select from order_facts f where f.order_id = o.id)
        order by o.purchased_at desc limit ${BATCH} for no key update of o skip locked`.execute(tx);
      for (const row of rows) {
        const { order } = await readCase(tx, {
          id: row.id,
          service: row.service,
          officeId: row.office_id,
          agentId: row.agent_id,
          actorId: null,
          customerId: row.customer_id,
          recipientId: row.recipient_id,
          senderPhone: row.sender_phone,
          receiverPhone: row.receiver_phone,
          principal: BigInt(row.principal),
          total: BigInt(row.total),
          cash: 0n,
          parties: [
            { role: 'sender', name: row.sender_name },
            { role: 'receiver', name: row.receiver_name },
          ],
          at: row.purchased_at,
          isTrial: false,
        });
        await keepJudgement(tx, order, []);
      }
      return rows.length;
    });
    filled += orders;
    if (orders < BATCH) break;
  }
  return filled;
}

export const fillKeysTask: Task = {
  maxAttempts: 3,
  schedule: '25 * * * *',
  async run(services) {
    const filled = await fillKeys(services);
    if (filled > 0) services.log.info({ filled }, 'keys of earlier orders are kept for the rules');
  },
};
