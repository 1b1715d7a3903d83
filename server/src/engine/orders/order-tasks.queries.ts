import { sql } from 'kysely';
import type { OrderAction } from '#domain/order/action.ts';
import type { ActionBody } from '#domain/order/order.schema.ts';
import { Problem } from '#domain/kernel/problem.ts';
import { readConfiguration } from '#server/engine/configuration/read-configuration.queries.ts';
import type { Tasks } from '#server/platform/jobs/task.ts';
import type { Services } from '#server/platform/services.ts';
import { act } from './act.queries.ts';
import { tryCancel } from './cancel-request.queries.ts';
import { systemContext } from './doer.ts';
import { moduleOf, type OrderEngine } from './order-engine.ts';

/** How many orders a sweep reads at once. */
const SWEEP = 500;

/** What the engine does by itself: submits what is paid, asks providers, ends what nobody paid. */
export function orderTasks(engine: OrderEngine): Tasks {
  return {
    'auto-submit': {
      maxAttempts: 5,
      run: async (services, { orderId }) => {
        await tryTo(engine, services, { orderId: orderId as string, action: 'Submitting' });
      },
    },
    'submit-order': {
      maxAttempts: 20,
      run: async (services, { orderId }) => await submit(engine, services, orderId as string),
    },
    'ask-providers': {
      maxAttempts: 2,
      schedule: '* * * * *',
      run: async (services) => {
        await sweep(services, {
          find: async (after) => await findUnanswered(services, after),
          work: async (orderId) => await submit(engine, services, orderId),
        });
      },
    },
    'cancel-requested': {
      maxAttempts: 5,
      run: async (services, { orderId }) => await tryCancel(engine, services, orderId as string),
    },
    'submit-due': {
      maxAttempts: 2,
      schedule: '* * * * *',
      run: async (services) => {
        await sweep(services, {
          find: async (after) => await findPaid(engine, services, after),
          work: async (orderId) => await tryTo(engine, services, { orderId, action: 'Submitting' }),
        });
      },
    },
    'expire-drafts': {
      maxAttempts: 2,
      schedule: '12 * * * *',
      run: async (services) => {
        await sweep(services, {
          find: async (after) => await findOldDrafts(engine, services, after),
          work: async (orderId) => await tryTo(engine, services, { orderId, action: 'Discard' }),
        });
      },
    },
  };
}

interface Sweep {
  /** The next orders after an id, in the order of their ids. */
  readonly find: (after: string) => Promise<string[]>;
  readonly work: (orderId: string) => Promise<void>;
}

/** All of them, each for itself: one that is refused, or that breaks, stands in the way of no other. */
async function sweep(services: Services, { find, work }: Sweep): Promise<void> {
  let after = '0';
  for (let ids = await find(after); ids.length > 0; ids = await find(after)) {
    for (const orderId of ids) {
      await work(orderId).catch((error: unknown) => {
        services.log.error({ err: error, orderId }, 'the engine could not do it');
      });
    }
    after = ids.at(-1) ?? after;
  }
}

/** Asks the provider, or finds that the office's queue is the way; the answer is the next action. */
async function submit(engine: OrderEngine, services: Services, orderId: string): Promise<void> {
  const order = await services.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('status', '=', 'Submitting')
    .executeTakeFirst();
  if (order === undefined) return;
  const { submit: carry } = moduleOf(engine, order.service);
  const provider = (await carry?.(services, order)) ?? { answer: 'accepted' as const };
  const action = provider.answer === 'refused' ? 'Reject' : 'Engine_submit';
  await tryTo(engine, services, { orderId, action, provider });
}

type Attempt = { orderId: string; action: OrderAction } & Pick<ActionBody, 'provider'>;

/** As the engine itself. What is refused stays as it is: a person sees why on the paper. */
async function tryTo(engine: OrderEngine, services: Services, { orderId, ...input }: Attempt): Promise<void> {
  try {
    await act(engine, systemContext(services, `task-${orderId}`), { orderId, input });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    services.log.info({ orderId, action: input.action, code: error.code }, 'the engine was refused');
  }
}

/** Paid, not held, nobody wants it back, and time to go. */
async function findPaid(engine: OrderEngine, services: Services, after: string): Promise<string[]> {
  const { autoSubmitMinutes } = await readConfiguration(services.db, 'OrderTimes');
  const before = new Date(services.clock().getTime() - autoSubmitMinutes * 60_000);
  const rows = await services.db
    .selectFrom('orders')
    .select('id')
    .where('service', 'in', servedBy(engine, 'Submitting'))
    .where('status', 'in', ['Purchased', 'Released'])
    .where('stopped_at', 'is', null)
    .where('cancel_requested_at', 'is', null)
    .where('purchased_at', '<=', before)
    .where('id', '>', after)
    .orderBy('id')
    .limit(SWEEP)
    .execute();
  return rows.map(({ id }) => id);
}

/** Those whose provider has not said yes or no: again after a minute, then after ever longer pauses, at last every hour. */
async function findUnanswered(services: Services, after: string): Promise<string[]> {
  const pause = sql`least(interval '1 hour', greatest(interval '1 minute', (updated_at - submitted_at) / 4))`;
  const rows = await services.db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'Submitting')
    .where(sql<boolean>`updated_at + ${pause} <= ${services.clock()}::timestamptz`)
    .where('id', '>', after)
    .orderBy('id')
    .limit(SWEEP)
    .execute();
  return rows.map(({ id }) => id);
}

async function findOldDrafts(engine: OrderEngine, services: Services, after: string): Promise<string[]> {
  const { draftDays } = await readConfiguration(services.db, 'OrderTimes');
  const rows = await services.db
    .selectFrom('orders')
    .select('id')
    .where('service', 'in', servedBy(engine, 'Discard'))
    .where('status', 'in', ['Draft', 'Reserved'])
    .where('paid', '=', '0')
    .where(sql<boolean>`updated_at < ${services.clock()}::timestamptz - make_interval(days => ${draftDays})`)
    .where('id', '>', after)
    .orderBy('id')
    .limit(SWEEP)
    .execute();
  return rows.map(({ id }) => id);
}

function servedBy(engine: OrderEngine, action: OrderAction): string[] {
  const served = Object.values(engine.modules).filter((module) =>
    module.service.lifecycle.rows.some((row) => row.action === action && row.who.includes('SYS')),
  );
  return ['None', ...served.map(({ service }) => service.type)];
}
