import { sql } from 'kysely';
import { decide, guardsToAsk } from '#domain/order/decide.ts';
import type { Facts } from '#domain/order/guards.ts';
import type { OrderStatus } from '#domain/order/status.ts';
import { moneyTransfer } from '#domain/services/money-transfer/service.ts';
import type {
  TransferBulkAction,
  TransferBulkBody,
} from '#domain/services/money-transfer/transfers-bulk.schema.ts';
import { transferBulkBody } from '#domain/services/money-transfer/transfers-bulk.schema.ts';
import { transfersAccess } from '#domain/services/money-transfer/transfers.explorer.ts';
import type { Bulk, BulkAction, Judgement } from '#server/engine/bulk/define-bulk.ts';
import { defineBulk } from '#server/engine/bulk/define-bulk.ts';
import { openAct, runAct } from '#server/engine/orders/act.queries.ts';
import { doerOf } from '#server/engine/orders/doer.ts';
import { lockOrder } from '#server/engine/orders/lock-order.queries.ts';
import { dollars } from '#server/engine/orders/money-guards.queries.ts';
import type { OrderEngine } from '#server/engine/orders/order-engine.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { MAX_ATTEMPTS } from './transfer-guards.queries.ts';
import { transfersSource } from './transfers-source.queries.ts';

interface Row {
  readonly id: string;
  readonly status: string;
  readonly previous_status: string | null;
  readonly stopped_at: Date | null;
  readonly method: string;
  readonly attempts: number;
  readonly paid: string;
}

/** What is done to many transfers at once: the same actions of the engine, one transaction each. */
export function transfersBulk(engine: OrderEngine): Bulk {
  const action = <A extends TransferBulkAction>(
    name: A,
  ): BulkAction<Row, Extract<TransferBulkBody, { action: A }>> => ({
    judge: (row, _body, context) => judge(row, name, context),
    apply: async (tx, context, { row, body }) => {
      const courierId = 'courierId' in body ? body.courierId : undefined;
      const input = { action: name, reason: body.reason, courierId };
      const order = await lockOrder(tx, context, row.id);
      return await runAct(openAct({ engine, tx, context, order, input }));
    },
  });
  return defineBulk<Row, TransferBulkBody>({
    source: transfersSource,
    access: transfersAccess.list,
    label: sql`o.number`,
    body: transferBulkBody,
    load: async (tx, _context, { ids, isLocked }) =>
      await tx
        .selectFrom('orders as o')
        .innerJoin('money_transfers as t', 't.order_id', 'o.id')
        .select(['o.id', 'o.status', 'o.previous_status', 'o.stopped_at', 'o.paid', 't.method', 't.attempts'])
        .where('o.id', 'in', [...ids])
        .orderBy('o.id')
        .$if(isLocked, (query) => query.forNoKeyUpdate('o'))
        .execute(),
    actions: {
      Submit: action('Submit'),
      Discard: action('Discard'),
      Approved: action('Approved'),
      OutForDelivery: action('OutForDelivery'),
      ReadyForPickup: action('ReadyForPickup'),
    },
  });
}

/** By what stands in the row; what takes a look at funds or lists is decided when it is done. */
function judge(row: Row, action: TransferBulkAction, context: OfficeContext): Judgement {
  const { lifecycle } = moneyTransfer;
  const standing = {
    status: row.status as OrderStatus,
    previousStatus: row.previous_status as OrderStatus | null,
    action,
    doer: doerOf(context),
  };
  const asked = guardsToAsk(lifecycle, standing);
  const facts: Facts = { ...Object.fromEntries(asked.map((guard) => [guard, true])), ...known(row) };
  const decision = decide(lifecycle, { ...standing, facts });
  if (decision.allowed) return { verdict: 'Changed' };
  const { kind, message } = decision.reason;
  const code = kind === 'guard' ? 'guard-failed' : 'action-refused';
  return { verdict: 'Refused', code, params: { reason: message[context.language] } };
}

function known({ method, stopped_at, attempts, paid }: Row): Facts {
  return {
    nothingPaid: { holds: paid === '0', params: { amount: dollars(BigInt(paid)) } },
    methodPickup: method === 'OfficePickup',
    addressOk: method === 'HomeCash',
    notStopped: stopped_at === null,
    attemptsLeft: attempts < MAX_ATTEMPTS,
  };
}
