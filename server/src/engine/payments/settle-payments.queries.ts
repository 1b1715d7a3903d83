import type { Services } from '#server/platform/services.ts';
import { openGateway, readGatewayRow } from './open-gateway.queries.ts';
import type { PaymentRow } from './paying-context.ts';
import { voidAll } from './void-payment.queries.ts';

const batch = 500;

/**
 * Asks the gateway which captured cards are settled, and lets go of what it has taken twice for one payment.
 * A payment that was never settled shows up on the list of money that is out there; it keeps no other from being asked
 * about, nor does one whose account cannot be reached any more.
 */
export async function settlePayments(services: Services): Promise<void> {
  for (let after = '0'; ;) {
    const rows = await readCaptured(services, after);
    for (const row of rows) {
      await settle(services, row).catch((error: unknown) => {
        services.log.error({ err: error, payment: row.id }, 'the gateway could not be asked about a payment');
      });
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < batch) return;
    after = last.id;
  }
}

async function readCaptured({ db }: Services, after: string): Promise<PaymentRow[]> {
  return await db
    .selectFrom('payments')
    .selectAll()
    .where('gateway_state', '=', 'Captured')
    .where('settled_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(batch)
    .execute();
}

async function settle(services: Services, row: PaymentRow): Promise<void> {
  const gateway = await readGatewayRow(services, row.gateway_id ?? '0');
  const line = openGateway(services, gateway, row.id);
  const txn = row.gateway_txn ?? '';
  await voidAll(line, row.id, txn);
  const record = await line.findByTransaction(txn);
  if (record?.condition !== 'complete') return;
  await services.db
    .updateTable('payments')
    .set((eb) => ({
      settled_at: services.clock(),
      version: eb('version', '+', 1),
      updated_at: services.clock(),
    }))
    .where('id', '=', row.id)
    .where('settled_at', 'is', null)
    .execute();
}
