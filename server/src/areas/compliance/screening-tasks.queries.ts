import { openCase } from '#server/compliance/cases/open-case.queries.ts';
import type { Pass } from '#server/compliance/screenings/screen-everybody.queries.ts';
import {
  closeHitsOfRemoved,
  screenEverybody,
} from '#server/compliance/screenings/screen-everybody.queries.ts';
import type { OrderEngine } from '#server/engine/orders/order-engine.ts';
import type { Tasks } from '#server/platform/jobs/task.ts';
import type { Services } from '#server/platform/services.ts';
import { keepWhatIf } from './matching.queries.ts';
import { rescreenOrders } from './rescreen-orders.queries.ts';

/** What happens by itself when lists or the matching change, and every night. */
export function screeningTasks(engine: OrderEngine): Tasks {
  return {
    'lists-changed': {
      maxAttempts: 5,
      run: async (services, { versionId }) => {
        if (typeof versionId === 'string') {
          await services.db
            .transaction()
            .execute((tx) => closeHitsOfRemoved(tx, versionId, services.clock()));
        }
        await screenAll(engine, services, 'list-change');
      },
    },
    'matching-changed': {
      maxAttempts: 5,
      run: async (services) => await screenAll(engine, services, 'config'),
    },
    'match-what-if': {
      maxAttempts: 3,
      run: async (services, { version }) => await keepWhatIf(services, Number(version)),
    },
    // Whoever was changed past all forms, and whoever a night before was interrupted.
    'screen-everybody': {
      maxAttempts: 2,
      schedule: '25 7 * * *',
      run: async (services) => await screenAll(engine, services, 'nightly'),
    },
  };
}

/** Orders first: money leaves with them. */
async function screenAll(engine: OrderEngine, services: Services, trigger: Pass['trigger']): Promise<void> {
  const orders = await rescreenOrders(engine, services);
  const people = await screenEverybody(services, {
    trigger,
    onFound: async (tx, { kind, id, name, screeningIds, at }) => {
      await openCase(tx, {
        hold: null,
        subject: { kind, id, name },
        screeningIds,
        ruleHitIds: [],
        at,
        actorId: null,
      });
    },
  });
  services.log.info({ trigger, orders, people }, 'screened again');
}
