import { Problem } from '#domain/kernel/problem.ts';
import type { AmountMode } from '#domain/payment/payment.values.ts';
import type { Tender } from '#domain/payment/tender.schema.ts';
import { askTerminal } from './ask-terminal.ts';
import { resolveAuth } from './resolve-auth.queries.ts';
import type { CardSource } from './gateway/gateway-port.ts';
import type { GatewayRow } from './open-gateway.queries.ts';
import { openGateway } from './open-gateway.queries.ts';
import type { PayingContext, PaymentRow } from './paying-context.ts';
import { officeOf, requestKey } from './paying-context.ts';
import { gatewayOf, usableGateways } from './usable-gateways.queries.ts';

/** What became of one card tender. Unknown: the gateway did not answer; it is asked again and voided by itself. */
export interface AuthorisedCard {
  /** Its place in the list of tenders. */
  readonly index: number;
  readonly paymentId: string;
  readonly outcome: 'approved' | 'declined' | 'unknown';
  /** Words of the gateway. */
  readonly text: string;
  readonly brand: string | null;
  readonly last4: string | null;
}

interface CardTenders {
  readonly orderId: string;
  readonly amountMode: AmountMode;
  readonly tenders: readonly Tender[];
  /** Where the payment stands in the request, for refusals at a field. */
  readonly path?: string;
}

interface Prepared {
  readonly index: number;
  readonly source: CardSource;
  readonly gateway: GatewayRow;
  readonly row: PaymentRow;
  readonly isNew: boolean;
}

/**
 * Asks the gateways for the cards of a payment, before the transaction of the order. Each card has a row of its own,
 * committed before its call; a request that comes again finds its rows and asks about them instead of calling twice.
 */
export async function authoriseCards(context: PayingContext, cards: CardTenders): Promise<AuthorisedCard[]> {
  const prepared = await prepare(context, cards);
  const results: AuthorisedCard[] = [];
  for (const card of prepared) {
    const result = await authorise(context, card);
    results.push(result);
    if (result.outcome !== 'approved') break; // the sale is off: no further card is touched
  }
  return results;
}

/** The first card that was not approved, as a refusal. */
export function checkAuthorised(cards: readonly AuthorisedCard[]): void {
  const bad = cards.find(({ outcome }) => outcome !== 'approved');
  if (bad?.outcome === 'declined') throw new Problem('card-declined', { reason: bad.text });
  if (bad !== undefined) throw new Problem('card-unknown');
}

async function prepare(context: PayingContext, cards: CardTenders): Promise<Prepared[]> {
  const { tenders, path = 'payment.' } = cards;
  if (tenders.every(({ card }) => card === null)) return [];
  const gateways = await usableGateways(context.services, officeOf(context));
  const found = tenders.flatMap((tender, index) =>
    tender.card === null
      ? []
      : [{ tender, index, gateway: gatewayOf(gateways, tender, `${path}tenders.${index}`) }],
  );
  const prepared: Prepared[] = [];
  for (const { tender, index, gateway } of found) {
    const made = await insertDraft(context, cards, { tender, index, gateway });
    prepared.push({ index, gateway, source: sourceOf(tender), ...made });
  }
  return prepared;
}

async function insertDraft(
  context: PayingContext,
  { orderId, amountMode }: CardTenders,
  { tender, index, gateway }: { tender: Tender; index: number; gateway: GatewayRow },
): Promise<Pick<Prepared, 'row' | 'isNew'>> {
  const { db } = context.services;
  const request_key = requestKey(context, `card:${orderId}:${index}`);
  const made = await db
    .insertInto('payments')
    .values({
      order_id: orderId,
      office_id: officeOf(context),
      action: 'Draft',
      channel: tender.card?.channel ?? 'None',
      method: 'Card',
      amount_mode: amountMode,
      amount: tender.amount,
      gateway_state: 'Asking',
      gateway_id: gateway.id,
      gateway_asked_at: context.now,
      request_key,
      by: context.user?.id ?? null,
      at: context.now,
      updated_at: context.now,
    })
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made !== undefined) return { row: made, isNew: true };
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('request_key', '=', request_key)
    .executeTakeFirstOrThrow();
  if (row.amount !== tender.amount || row.gateway_id !== gateway.id) throw new Problem('key-reused');
  return { row, isNew: false };
}

function sourceOf({ card }: Tender): CardSource {
  if (card?.channel === 'PaymentApi') return { kind: 'token', token: card.token };
  return { kind: 'terminal', poiDeviceId: card?.poiDeviceId ?? '', isAsync: true };
}

async function authorise(context: PayingContext, card: Prepared): Promise<AuthorisedCard> {
  const { index, row, isNew, gateway, source } = card;
  if (!isNew && row.gateway_state !== 'Asking') return toResult(index, row);
  const line = openGateway(context.services, gateway, row.id);
  const call = { orderId: row.id, amount: BigInt(row.amount), source };
  let answer = isNew ? await line.auth(call) : null;
  if (answer?.asyncGuid) {
    await askTerminal(line, answer.asyncGuid, context.services.config.gateway);
    answer = null; // the gateway itself says what became of it
  }
  return toResult(index, await resolveAuth(context.services, { row, line, answer }));
}

function toResult(index: number, row: PaymentRow): AuthorisedCard {
  const { id: paymentId, gateway_state: state, gateway_text: text, brand, last4 } = row;
  const isOpen = row.action === 'Draft';
  const isApproved = isOpen ? state === 'Authorised' : row.action === 'Payment';
  const outcome = isApproved ? 'approved' : isOpen ? 'unknown' : 'declined';
  return { index, paymentId, outcome, text, brand, last4 };
}
