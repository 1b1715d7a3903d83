import type { WhatIf } from '#domain/areas/hold-rules/hold-rules.endpoints.ts';
import type { RuleInput } from '#domain/areas/hold-rules/rule.schema.ts';
import { activeRule } from '#server/compliance/rules/active-rules.queries.ts';
import { type Replay, readReplay } from '#server/compliance/rules/replay.queries.ts';
import { type Replayed, replayRule } from '#server/compliance/rules/replay-rule.ts';
import { corporationZone } from '#server/engine/orders/book-day.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';

const DAYS = 30;
/** Orders a replay looks at, so that it answers within seconds. */
const LIMIT = 10_000;
/** Orders that a list shows. */
const SHOWN = 100;

/** What the last 30 days would have been under a draft, beside the version that counts now. */
export async function tryRule(context: OfficeContext, input: RuleInput): Promise<WhatIf> {
  const { services, now } = context;
  const timeZone = await corporationZone(services);
  const current = await currentRule(context, input.code);
  const from = new Date(now.getTime() - DAYS * 86_400_000);
  const measures = [input.measure, ...(current === null ? [] : [current.measure])];
  const replay = await readReplay(services.db, { from, to: now, limit: LIMIT, measures, timeZone });
  const after = replayRule(input.isOn ? input : null, replay, timeZone);
  const before = replayRule(current, replay, timeZone);
  return {
    from: from.toISOString(),
    to: now.toISOString(),
    judged: replay.judged.length,
    isLimited: replay.judged.length === LIMIT,
    unknown: after.unknown,
    before: before.found.size,
    after: after.found.size,
    added: onlyIn(after, before, replay),
    removed: onlyIn(before, after, replay),
  };
}

async function currentRule({ services: { db }, now }: OfficeContext, code: string) {
  const row = await db
    .selectFrom('hold_rules')
    .selectAll()
    .where('code', '=', code)
    .where('status', '=', 'active')
    .where('active_from', '<=', now)
    .orderBy('version', 'desc')
    .executeTakeFirst();
  const isOn = row?.is_on === true && (row.active_to === null || row.active_to > now);
  return row !== undefined && isOn ? activeRule(row) : null;
}

function onlyIn(these: Replayed, those: Replayed, { judged }: Replay): WhatIf['added'] {
  const orders = judged.filter(({ order }) => these.found.has(order.id) && !those.found.has(order.id));
  return {
    count: orders.length,
    orders: orders.slice(0, SHOWN).map(({ order, number, office, sender, status }) => ({
      id: order.id,
      number,
      at: order.at.toISOString(),
      office,
      sender,
      amount: String(order.amount),
      status,
    })),
  };
}
