import type { FastifyInstance } from 'fastify';
import { activityLabels } from '#domain/areas/activity/activity.labels.ts';
import { usersLabels } from '#domain/areas/users/users.labels.ts';
import { activitySource, toActivityRow } from '#server/areas/activity/activity.queries.ts';
import { toUserRow, usersSource } from '#server/areas/users/users-source.queries.ts';
import { explorerHandlers } from '#server/engine/explorer/explorer-handlers.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { createApp } from '#server/platform/http/app.ts';

const users = explorerHandlers({ source: usersSource, toRow: toUserRow, labels: usersLabels });
const activity = explorerHandlers({
  source: activitySource('all'),
  toRow: toActivityRow,
  labels: activityLabels('all'),
});

const firstPage = { q: '', filter: [], sort: '', after: '', before: '', limit: 50 };

/** The guarded route and its twin, which calls the same handler for a fixed person and a fixed question. */
export const twins = [
  { name: 'users', guarded: '/api/settings/users', bare: '/users', rows: users.rows },
  { name: 'activity', guarded: '/api/activity/all', bare: '/activity', rows: activity.rows },
];

/** The same server around the same handlers, in the same process, without login, rights, validation or cut answers. */
export async function serveBare(context: OfficeContext, port: number): Promise<FastifyInstance> {
  const app = await createApp(context.services);
  for (const { bare, rows } of twins) app.get(bare, () => rows(context, { query: firstPage }));
  await app.listen({ port, host: '127.0.0.1' });
  return app;
}
