import type { FastifyInstance } from 'fastify';

/**
 * Closes connections as soon as their last answer is through while the server ends. A browser keeps them open for
 * more than a minute otherwise, and the server would wait for that.
 */
export function closeConnections(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const closing = setInterval(() => app.server.closeIdleConnections(), 50);
    app.server.once('close', () => clearInterval(closing));
    closing.unref();
  });
}
