import type { Updateable } from 'kysely';
import type { Tables } from '#server/platform/db/tables.ts';
import type { Services } from '#server/platform/services.ts';
import type { Gateway, GatewayAnswer, GatewayRecord } from './gateway/gateway-port.ts';
import type { PaymentRow } from './paying-context.ts';

type Patch = Updateable<Tables['payments']>;

interface Asked {
  readonly row: PaymentRow;
  readonly line: Gateway;
  /** Null when nothing was answered to this call. */
  readonly answer: GatewayAnswer | null;
}

/** Writes down what became of an authorisation. Without an answer the gateway is asked; it is never called again. */
export async function resolveAuth(services: Services, { row, line, answer }: Asked): Promise<PaymentRow> {
  const patch = answered(answer) ?? remembered((await line.findByOrder(row.id)) ?? []);
  return patch === null ? row : await write(services, row, patch);
}

function answered(answer: GatewayAnswer | null): Patch | null {
  if (answer === null || answer.outcome === 'unknown') return null;
  if (answer.outcome !== 'approved') return { ...factsOf(answer), ...refused };
  return answer.transactionId === null ? null : { ...factsOf(answer), gateway_state: 'Authorised' };
}

function remembered(records: readonly GatewayRecord[]): Patch | null {
  const record = records.find(isLive) ?? records[0];
  if (record === undefined || record.condition === 'in_progress') return null;
  return {
    ...factsOfRecord(record),
    ...(isLive(record) ? ({ gateway_state: 'Authorised' } as const) : refused),
  };
}

/** Money is held or taken under it. */
export function isLive({ condition }: GatewayRecord): boolean {
  return condition === 'pending' || condition === 'pendingsettlement' || condition === 'complete';
}

const refused = { gateway_state: 'Declined', action: 'Dismiss' } as const satisfies Patch;

/** Only a row that is still waiting is written: the recovery may have taken it meanwhile. */
async function write(services: Services, row: PaymentRow, patch: Patch): Promise<PaymentRow> {
  const written = await services.db
    .updateTable('payments')
    .set({ ...patch, gateway_asked_at: null, version: row.version + 1, updated_at: services.clock() })
    .where('id', '=', row.id)
    .where('action', '=', 'Draft')
    .where('gateway_state', '=', 'Asking')
    .returningAll()
    .executeTakeFirst();
  return written ?? row;
}

function factsOf({ transactionId, text, authCode, avs, cvv, brand, last4 }: GatewayAnswer): Patch {
  return { gateway_txn: transactionId, gateway_text: text, auth_code: authCode, avs, cvv, brand, last4 };
}

export function factsOfRecord({ transactionId, authCode, avs, cvv, brand, last4 }: GatewayRecord): Patch {
  return { gateway_txn: transactionId, auth_code: authCode, avs, cvv, brand, last4 };
}
