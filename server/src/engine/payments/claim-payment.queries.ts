import type { Services } from '#server/platform/services.ts';
import type { Updateable } from 'kysely';
import type { GatewayState } from '#domain/payment/payment.values.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import type { Gateway } from './gateway/gateway-port.ts';
import { openGateway, readGatewayRow } from './open-gateway.queries.ts';
import type { PaymentRow } from './paying-context.ts';

/** Longer than any answer takes: after it nobody is at the row any more. */
const claimMs = 120_000;
/** How long a call may still turn up at a gateway that says it knows nothing of it. */
export const lateMs = 600_000;

export interface Claimed {
  readonly row: PaymentRow;
  readonly line: Gateway;
  /** When somebody called before and did not write down an answer: ask before calling again. */
  readonly askedAt: Date | null;
}

/** Takes a row in a state for this process, so that two never call the gateway for it at once; null when it is taken. */
export async function claimPayment(
  services: Services,
  id: string,
  state: GatewayState,
): Promise<Claimed | null> {
  const now = services.clock();
  const before = new Date(now.getTime() - claimMs);
  const claimed = await services.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', id)
      .where('gateway_state', '=', state)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (row === undefined) return null;
    if (row.claimed_at !== null && row.claimed_at > before) return null;
    await tx
      .updateTable('payments')
      .set({ claimed_at: now, gateway_asked_at: row.gateway_asked_at ?? now, updated_at: now })
      .where('id', '=', id)
      .execute();
    return { row, askedAt: row.gateway_asked_at };
  });
  if (claimed === null) return null;
  const gateway = await readGatewayRow(services, claimed.row.gateway_id ?? '0');
  return { ...claimed, line: openGateway(services, gateway, id) };
}

/** Writes what became of a claimed row, if it still is in the state it was claimed in. */
export async function finishPayment(
  { db, clock }: Services,
  row: PaymentRow,
  patch: Updateable<Tables['payments']>,
): Promise<void> {
  await db
    .updateTable('payments')
    .set((eb) => ({
      ...patch,
      gateway_asked_at: null,
      claimed_at: null,
      version: eb('version', '+', 1),
      updated_at: clock(),
    }))
    .where('id', '=', row.id)
    .where('gateway_state', '=', row.gateway_state)
    .execute();
}

/** A call goes out once more, now. */
export async function markAsked({ db, clock }: Services, { id }: PaymentRow): Promise<void> {
  await db.updateTable('payments').set({ gateway_asked_at: clock() }).where('id', '=', id).execute();
}
