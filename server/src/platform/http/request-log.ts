import type { FastifyInstance } from 'fastify';

/** One line for every answer: which route, how it ended, how long it took; never an address with its values. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode } = reply;
    request.log[statusCode >= 500 ? 'warn' : 'info'](
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
  });
}
