import type { FastifyInstance } from 'fastify';
import { mayCall } from '#domain/access/access.ts';
import { viewsEndpoints } from '#domain/areas/views/views.endpoints.ts';
import type { Explorer } from '#domain/kernel/explorer.ts';
import { Problem } from '#domain/kernel/problem.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { SessionContext } from '#server/platform/http/context.ts';
import type { Services } from '#server/platform/services.ts';
import { chooseDefault, createView, deleteView, editView } from './change-view.queries.ts';
import { listViews } from './views.queries.ts';

/** Saved views of all explorers; whoever may open a list may keep views of it. */
export function bindViews(explorers: readonly Explorer[]) {
  const accesses = new Map(explorers.map(({ name, access }) => [name, access]));

  function assertMayOpen(context: SessionContext, explorer: string): void {
    const access = accesses.get(explorer);
    if (access === undefined) throw new Problem('not-found');
    const verdict = mayCall(access, { ...context.user, office: context.office });
    if (!verdict.allowed) throw new Problem(verdict.code);
  }

  return (app: FastifyInstance, services: Services): void =>
    bind(app, services, {
      endpoints: viewsEndpoints,
      handlers: {
        'GET /api/views/{explorer}': async (context, { params }) => {
          assertMayOpen(context, params.explorer);
          return { views: await listViews(context, params.explorer) };
        },
        'POST /api/views/{explorer}': async (context, { params, body }) => {
          assertMayOpen(context, params.explorer);
          return await createView(context, params.explorer, body);
        },
        'PUT /api/views/{explorer}/{id}': async (context, { params, body }) => {
          assertMayOpen(context, params.explorer);
          return await editView(context, params, body);
        },
        'DELETE /api/views/{explorer}/{id}': async (context, { params }) => {
          assertMayOpen(context, params.explorer);
          await deleteView(context, params);
          return undefined;
        },
        'PUT /api/views/{explorer}/default': async (context, { params, body }) => {
          assertMayOpen(context, params.explorer);
          await chooseDefault(context, params.explorer, body.id);
          return undefined;
        },
      },
    });
}
