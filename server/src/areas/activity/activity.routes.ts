import type { FastifyInstance } from 'fastify';
import type { Access } from '#domain/access/access.ts';
import { mayCall } from '#domain/access/access.ts';
import { activityEndpoints } from '#domain/areas/activity/activity.endpoints.ts';
import type { ActivityScopeName } from '#domain/areas/activity/activity.explorer.ts';
import { activityLabels } from '#domain/areas/activity/activity.labels.ts';
import { entityAccess, openToCustomerInfo } from '#domain/areas/activity/entity-access.ts';
import { Problem } from '#domain/kernel/problem.ts';
import { explorerHandlers } from '#server/engine/explorer/explorer-handlers.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Services } from '#server/platform/services.ts';
import { activitySource, findHistory, toActivityRow } from './activity.queries.ts';

const handlersOf = (scope: ActivityScopeName) =>
  explorerHandlers({ source: activitySource(scope), toRow: toActivityRow, labels: activityLabels(scope) });
const me = handlersOf('me');
const office = handlersOf('office');
const all = handlersOf('all');
const orders = handlersOf('orders');
const customers = handlersOf('customers');
const settings = handlersOf('settings');
const security = handlersOf('security');

type MayRead = (context: OfficeContext, entity: string, id: string) => Promise<boolean>;

/** `mayRead` judges one record of what has a paper; what has none is read by its right alone. */
export function bindActivity(mayRead: MayRead) {
  return (app: FastifyInstance, services: Services): void =>
    bind(app, services, {
      endpoints: activityEndpoints,
      handlers: {
        'GET /api/activity/me': me.rows,
        'GET /api/activity/me/totals': me.totals,
        'POST /api/activity/me/export': me.export,
        'GET /api/activity/office': office.rows,
        'GET /api/activity/office/totals': office.totals,
        'POST /api/activity/office/export': office.export,
        'GET /api/activity/all': all.rows,
        'GET /api/activity/all/totals': all.totals,
        'POST /api/activity/all/export': all.export,
        'GET /api/activity/orders': orders.rows,
        'GET /api/activity/orders/totals': orders.totals,
        'POST /api/activity/orders/export': orders.export,
        'GET /api/activity/customers': customers.rows,
        'GET /api/activity/customers/totals': customers.totals,
        'POST /api/activity/customers/export': customers.export,
        'GET /api/activity/settings': settings.rows,
        'GET /api/activity/settings/totals': settings.totals,
        'POST /api/activity/settings/export': settings.export,
        'GET /api/activity/security': security.rows,
        'GET /api/activity/security/totals': security.totals,
        'POST /api/activity/security/export': security.export,
        'GET /api/activity/entity/{entity}/{id}': async (context, { params }) => {
          assertMayRead(context, params.entity);
          if (!(await mayRead(context, params.entity, params.id))) throw new Problem('not-found');
          return { rows: await findHistory(context, params.entity, params.id) };
        },
      },
    });
}

/** A history is read with the right of the screen that shows the entity. */
function assertMayRead(context: OfficeContext, entity: string): void {
  const access: Access | undefined = Object.hasOwn(entityAccess, entity)
    ? entityAccess[entity as keyof typeof entityAccess]
    : undefined;
  const subject = { ...context.user, office: context.office };
  const isClosed = openToCustomerInfo.includes(entity) && !context.office.accessAllowToCustomerInfo;
  if (access === undefined || isClosed || !mayCall(access, subject).allowed) throw new Problem('not-found');
}
