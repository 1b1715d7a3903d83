import type { FundMoveInput } from '#domain/areas/funds/fund.schema.ts';
import { isCorporationAccounting } from '#domain/access/role-rules.ts';
import { fieldProblem } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import type { Quote } from '#domain/order/quote.ts';
import { diff } from '#server/engine/activity/diff.ts';
import { createOrder, type DraftParts, editOrder } from '#server/engine/orders/create-order.queries.ts';
import type { Act, OrderEngine } from '#server/engine/orders/order-engine.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';

/** Who does the books of an office enters its movements; the corporation those of every office. */
export async function createFundMove(
  engine: OrderEngine,
  context: OfficeContext,
  input: FundMoveInput,
): Promise<Created> {
  const office = await findOffice(context, input.officeId);
  return await createOrder(engine, context, {
    service: 'OfficeFund',
    office,
    prepare: async () => await Promise.resolve(partsOf(context, input)),
  });
}

export async function editFundMove(
  engine: OrderEngine,
  context: OfficeContext,
  { id, input }: { id: string; input: FundMoveInput },
): Promise<Created> {
  await findOffice(context, input.officeId);
  return await editOrder(engine, context, {
    orderId: id,
    prepare: async (_, order) => {
      if (order.office_id !== input.officeId) throw fieldProblem('officeId', 'not-found');
      return await Promise.resolve(partsOf(context, input));
    },
  });
}

async function findOffice(context: OfficeContext, id: string): Promise<{ id: string; code: string }> {
  const office = await context.services.db
    .selectFrom('offices')
    .select(['id', 'code', 'office_type'])
    .where('id', '=', id)
    .executeTakeFirst();
  const isOwn =
    id === context.office.id || isCorporationAccounting({ ...context.user, office: context.office });
  if (office === undefined || !isOwn || office.office_type === 'None')
    throw fieldProblem('officeId', 'not-found');
  return office;
}

function partsOf(context: OfficeContext, input: FundMoveInput): DraftParts {
  return {
    parties: {},
    quote: amountAsQuote(BigInt(input.amount), context.now),
    store: async (act) => await storeMove(act, input),
  };
}

async function storeMove(act: Act, input: FundMoveInput): Promise<void> {
  const { tx, order } = act;
  const values = {
    office_id: input.officeId,
    kind: input.kind,
    amount: input.isDebit ? `-${input.amount}` : input.amount,
    is_opening: input.isOpening,
    bank_reference: input.bankReference,
    deposited_on: input.depositedOn,
    slip_file_id: input.slipFileId,
    note: input.note,
  };
  const before = await tx
    .selectFrom('fund_moves')
    .selectAll()
    .where('order_id', '=', order.id)
    .executeTakeFirst();
  if (before === undefined) {
    await tx
      .insertInto('fund_moves')
      .values({ order_id: order.id, ...values })
      .execute();
    return;
  }
  await tx.updateTable('fund_moves').set(values).where('order_id', '=', order.id).execute();
  act.changes.push(...diff({ ...before }, values));
}

/** The order keeps the amount where every order keeps its money; nothing is sold and nothing runs out. */
function amountAsQuote(amount: bigint, now: Date): Quote {
  return {
    currency: 'USD',
    lines: [{ code: 'principal', amount }],
    principal: amount,
    fee: 0n,
    discount: 0n,
    taxes: [],
    total: amount,
    payout: null,
    commission: null,
    providerCost: null,
    availableOn: null,
    isFinal: true,
    validUntil: new Date(now.getTime() + 365 * 86_400_000).toISOString(),
    rules: [],
  };
}
