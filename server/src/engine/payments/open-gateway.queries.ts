import type { Selectable } from 'kysely';
import { Problem } from '#domain/kernel/problem.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import type { Services } from '#server/platform/services.ts';
import type { Gateway } from './gateway/gateway-port.ts';
import { createNmiGateway } from './gateway/nmi-gateway.ts';

export type GatewayRow = Selectable<Tables['payment_gateways']>;

/**
 * The line to a merchant account for one payment. Every exchange is written down in a transaction of its own, so that
 * it stands also when what it was for is rolled back.
 */
export function openGateway(services: Services, row: GatewayRow, paymentId: string): Gateway {
  const { config, db, secrets } = services;
  if (row.security_key === null) throw new Problem('gateway-not-usable');
  return createNmiGateway({
    baseUrl: config.gateway.url,
    timeoutMs: config.gateway.timeoutMs,
    terminalTimeoutMs: config.gateway.terminalTimeoutMs,
    securityKey: secrets.open(row.security_key),
    isTestMode: row.is_test_mode,
    async onCall({ kind, request, outcome, answer, milliseconds }) {
      await db
        .insertInto('gateway_calls')
        .values({
          gateway_id: row.id,
          payment_id: paymentId,
          kind,
          request: JSON.stringify(request),
          outcome,
          answer: JSON.stringify(answer),
          at: services.clock(),
          milliseconds,
        })
        .execute();
    },
  });
}

export async function readGatewayRow({ db }: Services, id: string): Promise<GatewayRow> {
  return await db.selectFrom('payment_gateways').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
