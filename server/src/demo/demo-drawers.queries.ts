import { denominations } from '#domain/areas/cash/denominations.ts';
import { closeSession, moveCash, openSession } from '#server/areas/cash/change-cash-session.queries.ts';
import { expectedCash, findOpenSession } from '#server/engine/payments/open-cash-session.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { DemoHouse } from './demo-house.queries.ts';
import type { DemoOfficeCode } from './demo-offices.ts';
import { dice } from './dice.ts';

/** 200 dollars in small bills. */
const float = { 2000: 5, 1000: 8, 500: 4 };
/** What stays in a drawer over the day; the rest goes to the safe before it is counted. */
const kept = 100_000n;

/** The drawer of the caller, opened a while ago if it was not yet. */
export async function ensureDrawer(context: OfficeContext): Promise<string> {
  const { db } = context.services;
  const open = await findOpenSession(db as Tx, context);
  if (open !== undefined) return open.id;
  return (await openSession({ ...context, now: new Date(context.now.getTime() - 600_000) }, float)).id;
}

/** Enough cash in the caller's drawer to give this much back. */
export async function fillDrawer(context: OfficeContext, amount: bigint): Promise<void> {
  const id = await ensureDrawer(context);
  const held = await expectedCash(context.services.db as Tx, id);
  if (held >= amount) return;
  const input = {
    kind: 'CashIn',
    amount: String(amount - held),
    reason: 'From the safe',
    reference: '',
  } as const;
  await moveCash(context, id, input);
}

/** Counts and closes every drawer that is open since that day or before; now and then a count is off. */
export async function closeDrawers(house: DemoHouse, { day, at }: { day: string; at: Date }): Promise<void> {
  const { db } = house.services;
  const open = await db
    .selectFrom('cash_sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .innerJoin('offices as o', 'o.id', 's.office_id')
    .select(['s.id', 'u.email', 'o.code'])
    .where('s.status', '=', 'Open')
    .where('s.business_day', '<=', day)
    .where('u.email', 'like', '%@giro.test')
    .orderBy('s.id')
    .execute();
  for (const { id, email, code } of open) {
    const login = email.split('@')[0] ?? '';
    const context = house.as(login, code as DemoOfficeCode, { at, key: `demo-drawer-${day}` });
    await countAndClose(context, { id, day, login });
  }
}

async function countAndClose(
  context: OfficeContext,
  { id, day, login }: { id: string; day: string; login: string },
): Promise<void> {
  const tx = context.services.db as Tx;
  const held = await expectedCash(tx, id);
  if (held > kept) {
    const slip = `SAFE-${day.replaceAll('-', '')}-${id}`;
    const drop = {
      kind: 'CashOut',
      amount: String(held - kept),
      reason: 'To the safe',
      reference: slip,
    } as const;
    await moveCash(context, id, drop);
  }
  const roll = dice(`drawer ${day} ${login}`);
  const off = roll.next() < 0.06 ? BigInt(roll.pick([-500, -100, 200, -2000])) : 0n;
  const counted = (held > kept ? kept : held) + off;
  const { version } = await tx
    .selectFrom('cash_sessions')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const note = off === 0n ? '' : 'Counted twice; could not be explained';
  await closeSession({ ...context, ifMatch: version }, id, { count: piecesOf(counted), note });
}

/** The fewest pieces that make an amount. */
export function piecesOf(amount: bigint): Record<string, number> {
  let left = Number(amount);
  const count: Record<string, number> = {};
  for (const value of denominations) {
    const pieces = Math.floor(left / value);
    if (pieces > 0) count[value] = pieces;
    left -= pieces * value;
  }
  return count;
}
