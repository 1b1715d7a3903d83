import type { OfficeType } from '#domain/access/office-type.ts';
import type { EffectName } from '#domain/order/effects.ts';
import type { GuardName } from '#domain/order/guards.ts';
import { fundAccount, fundScopeOf } from '#domain/ledger/accounts.ts';
import type { FundFacts } from '#domain/ledger/facts.ts';
import { postingsOf } from '#domain/ledger/postings-of.ts';
import { officeFund } from '#domain/services/office-fund/service.ts';
import { asJournals } from '#server/engine/ledger/book-order.queries.ts';
import { decideApproval } from '#server/engine/ledger/approvals.queries.ts';
import { fundBalance } from '#server/engine/ledger/balances.queries.ts';
import { postForced, requestForcedPost } from '#server/engine/ledger/forced-post.queries.ts';
import { type Journal, postJournals } from '#server/engine/ledger/post-journals.queries.ts';
import { tellFunds } from '#server/engine/ledger/tell-funds.queries.ts';
import { bookDay } from '#server/engine/orders/book-day.queries.ts';
import { hasMade } from '#server/engine/orders/made-order.queries.ts';
import { isIn } from '#server/engine/orders/money-guards.queries.ts';
import type { Act, Effect, Guard, ServiceModule } from '#server/engine/orders/order-engine.ts';

/** The corporation keeps one account for deposits of its offices. */
const BANK = 'main';

const fundGuards = {
  slipAttached: async (act) => {
    const { kind, slip_file_id } = await moveOf(act);
    return kind !== 'Payment' || slip_file_id !== null;
  },
  maker: ({ order, context }) => order.agent_id === context.user?.id,
  // Who changed the draft of another made it too.
  makerIsNotChecker: async ({ tx, order, context }) =>
    context.user !== undefined && !(await hasMade(tx, order, context.user.id)),
  kindPayment: async (act) => (await moveOf(act)).kind === 'Payment',
  kindReturn: async (act) => (await moveOf(act)).kind === 'ReturnOfFund',
  kindAdjustment: async (act) => (await moveOf(act)).kind === 'Adjustment',
  // The number on the statement of the bank: the one of the slip, or the one that who books it has read there.
  bankMatched: async (act) => {
    const { bank_reference: own } = await moveOf(act);
    const typed = act.input.reference?.trim() ?? '';
    if (act.isTrial === true && typed === '') return true;
    return own === '' ? typed !== '' : typed === '' || typed === own;
  },
  fundAvailable: async (act) => {
    const { kind, amount, fund } = await moveOf(act);
    // Undoing takes back what came in; a return takes out what is there.
    const taken = act.action === 'Undo' ? (kind === 'ReturnOfFund' ? 0n : BigInt(amount)) : BigInt(amount);
    return taken <= 0n || (await isIn(act, fund, taken));
  },
} satisfies Partial<Record<GuardName, Guard>>;

const fundEffects = {
  // The row was written with the order; who approves sees it in the list of what waits.
  'fund.create': () => undefined,
  'notify.corpAccounting': () => undefined,
  'ledger.fund.payment': async (act) => {
    await keepReference(act);
    await post(act, 'ledger.fund.payment');
  },
  'ledger.fund.return': async (act) => await post(act, 'ledger.fund.return'),
  'ledger.fund.adjust': async (act) => await post(act, 'ledger.fund.adjust'),
} satisfies Partial<Record<EffectName, Effect>>;

/** What movements of office funds bring to the order engine. */
export const officeFundModule: ServiceModule = {
  service: officeFund,
  guards: fundGuards,
  effects: fundEffects,
};

/** The number that was read from the statement belongs to the movement, which no other may name again. */
async function keepReference(act: Act): Promise<void> {
  const { bank_reference: before, order_id } = await moveOf(act);
  const bank_reference = act.input.reference?.trim() ?? '';
  if (before !== '' || bank_reference === '') return;
  await act.tx.updateTable('fund_moves').set({ bank_reference }).where('order_id', '=', order_id).execute();
  act.changes.push({ field: 'bank_reference', before, after: bank_reference });
}

async function post(
  act: Act,
  effect: 'ledger.fund.payment' | 'ledger.fund.return' | 'ledger.fund.adjust',
): Promise<void> {
  const { tx, order, version, context } = act;
  const { office_id, scope, amount, is_opening } = await moveOf(act);
  const facts: FundFacts = {
    officeId: office_id,
    scope,
    currency: 'USD',
    amount: BigInt(amount),
    bankId: BANK,
    posted: [],
    ...(is_opening && { counter: 'equity.opening' as const }),
  };
  const postings = postingsOf(effect, facts);
  const write = { on: await bookDay(context), at: context.now };
  const journals = asJournals(postings, {
    prefix: `order:${order.id}:${version}`,
    orderId: order.id,
    actorId: context.user?.id ?? null,
  });
  if (effect === 'ledger.fund.adjust' && (await goesBelow(act))) {
    for (const journal of journals) await force(act, journal, write);
  } else await postJournals(tx, { ...write, journals });
  await tellFunds(tx, postings);
}

/** An adjustment takes more than there is: a check that bounced after its money was sold, for instance. */
async function goesBelow(act: Act): Promise<boolean> {
  const { amount, fund } = await moveOf(act);
  const today = await bookDay(act.context);
  const { available } = await fundBalance(act.tx, { account: fund, today });
  return available !== null && BigInt(amount) < 0n && available + BigInt(amount) < 0n;
}

/** The two persons of the adjustment stand for it in the ledger too, where it shows until the fund has come back. */
async function force(act: Act, journal: Journal, { on, at }: { on: string; at: Date }): Promise<void> {
  const { tx, memo, context } = act;
  const asked = await tx
    .selectFrom('order_approvals')
    .select(['requested_by as by', 'requested_at as at', 'reason'])
    .where('id', '=', memo.get('approval') as string)
    .executeTakeFirstOrThrow();
  const approval = await requestForcedPost(tx, journal, asked);
  await decideApproval(tx, { id: approval, isGranted: true, by: context.user?.id ?? '0', at });
  await postForced(tx, { approval, journal, on, at });
}

/** The movement with the fund it moves, read once per action. */
async function moveOf(act: Act) {
  const known = act.memo.get('move') as Awaited<ReturnType<typeof readMove>> | undefined;
  if (known !== undefined) return known;
  const move = await readMove(act);
  act.memo.set('move', move);
  return move;
}

async function readMove({ tx, order }: Act) {
  const row = await tx
    .selectFrom('fund_moves as m')
    .innerJoin('offices as o', 'o.id', 'm.office_id')
    .selectAll('m')
    .select('o.office_type')
    .where('m.order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  const scope = fundScopeOf(row.office_type as OfficeType) ?? 'Sale';
  return { ...row, scope, fund: fundAccount(scope, row.office_id) };
}
