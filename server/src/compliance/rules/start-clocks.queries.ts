import type { JudgedOrder } from '#domain/areas/hold-rules/judged-order.ts';
import { dayAt } from '#domain/kernel/time-zone.ts';
import { startClock } from '#server/compliance/cases/report-clock.queries.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { RuleHit } from './keep-judgement.queries.ts';

interface Judged {
  readonly order: JudgedOrder;
  readonly hits: readonly RuleHit[];
  readonly timeZone: string;
}

/** The reports that fall due by what was found, once a person and business day. */
export async function startClocks(tx: Tx, { order, hits, timeZone }: Judged): Promise<void> {
  for (const { rule } of hits) {
    const { kind, params } = rule.measure;
    if (kind !== 'sum' || params.clock === null) continue;
    await startClock(tx, {
      kind: params.clock,
      at: order.at,
      day: dayAt(order.at, timeZone),
      orderId: order.id,
      customerId: order.senderId,
    });
  }
}
