import { BlockList, isIP } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { Gauge } from 'prom-client';
import { healthEndpoints } from '#domain/areas/health/health.endpoints.ts';
import { Problem } from '#domain/kernel/problem.ts';
import packageFile from '../../../../package.json' with { type: 'json' };
import { readOutbox } from '../jobs/read-outbox.queries.ts';
import type { Services } from '../services.ts';
import { bind } from './bind.ts';
import { measure } from './metrics.ts';

const patience = 2000; // ms for the database to answer

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Binds health and metrics. Bind it first: only requests of routes bound later are measured. */
export function bindHealth(app: FastifyInstance, services: Services, { pool }: { pool?: Pool } = {}): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  const { registry } = measure(app, pool);
  const outbox = new Gauge({
    name: 'outbox_lag_seconds',
    help: 'Age of the oldest change that was not handed on yet',
    registers: [registry],
    async collect() {
      outbox.set((await readOutbox(services.db)).lagSeconds);
    },
  });

  bind(app, services, {
    endpoints: healthEndpoints,
    handlers: {
      async 'GET /api/health'() {
        const found = await Promise.race([
          readOutbox(services.db).catch(() => null),
          sleep(patience, null, { ref: false }),
        ]);
        if (found === null || isClosing) throw new Problem('not-ready');
        return { status: 'ok' as const, version: packageFile.version, outboxLagSeconds: found.lagSeconds };
      },
      async 'GET /api/metrics'(_, { request }) {
        if (!isLocal(request)) throw new Problem('not-found');
        return { name: null, mime: registry.contentType, body: Buffer.from(await registry.metrics()) };
      },
    },
  });
}

/** A proxy on this machine also comes from the loopback, but says for whom. */
function isLocal({ headers, socket }: FastifyRequest): boolean {
  const { remoteAddress = '' } = socket;
  const address = remoteAddress.replace(/^::ffff:/, '');
  const family = isIP(address);
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => name in headers);
  return !isForwarded && family !== 0 && loopback.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
