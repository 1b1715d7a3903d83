import type { Selectable } from 'kysely';
import type { Service } from '#domain/order/define-service.ts';
import type { EffectName } from '#domain/order/effects.ts';
import type { GuardFact, GuardName } from '#domain/order/guards.ts';
import type { OrderAction } from '#domain/order/action.ts';
import type { ActionBody } from '#domain/order/order.schema.ts';
import type { Quote } from '#domain/order/quote.ts';
import type { OrderType } from '#domain/services/services.ts';
import type { Change } from '#server/engine/activity/record-activity.queries.ts';
import type { OrdersTable } from '#server/platform/db/orders.tables.ts';
import type { CurrentOffice, CurrentUser, RequestContext } from '#server/platform/http/context.ts';
import type { Services } from '#server/platform/services.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { Compliance, ReviewedThing } from './compliance-port.ts';

export type OrderRow = Selectable<OrdersTable>;

/** Who acts: a person in an office, or the engine itself, which has neither. */
export interface ActContext extends RequestContext {
  readonly user?: CurrentUser;
  readonly office?: CurrentOffice | null;
}

/**
 * One action on one order while it runs: what guards look at and effects work with. `patch`, `changes`, `data` and
 * `after` are written by effects; the engine stores them with the event at the end.
 */
export interface Act {
  readonly tx: Tx;
  readonly engine: OrderEngine;
  readonly context: ActContext;
  readonly action: OrderAction;
  readonly input: ActionBody;
  /** Only a look ahead: guards are asked and nothing may be written. */
  readonly isTrial?: boolean;
  /** As it was when it was locked. */
  readonly order: OrderRow;
  /** The version that this action makes. */
  readonly version: number;
  /** The row that was chosen; null while guards are asked. */
  to: string | null;
  /** The price this action settles on, if it settles on one. */
  quote: Quote | null;
  /** Columns of the order that change besides status and version. */
  readonly patch: Partial<OrderRow>;
  readonly changes: Change[];
  /** Kept with the event: what was entered or answered. Never a card or document number in full. */
  readonly data: Record<string, unknown>;
  /** What guards and effects of one service share: its own row, for instance. */
  readonly memo: Map<string, unknown>;
}

export type Guard = (act: Act) => GuardFact | Promise<GuardFact>;
export type Effect = (act: Act) => void | Promise<void>;

/** What a service adds to the engine: facts for its guards, its own effects, its price at payment. */
export interface ServiceModule {
  readonly service: Service;
  readonly guards: Partial<Readonly<Record<GuardName, Guard>>>;
  readonly effects: Partial<Readonly<Record<EffectName, Effect>>>;
  /** The price that a payment with these tenders settles; null where the last quote counts as it is. */
  readonly quoteForPayment?: (act: Act) => Promise<Quote>;
  /** Carries an order to its provider; without it the provider office finds it in its queue. */
  readonly submit?: (services: Services, order: OrderRow) => Promise<ProviderAnswer>;
  /** What an order names besides its people, to be looked for on the lists of Cuba. */
  readonly things?: (act: Act) => readonly ReviewedThing[] | Promise<readonly ReviewedThing[]>;
  /** What the customer loses by cancelling now, in minor units. */
  readonly penalty?: (act: Act) => bigint;
}

/** What a provider said to an order. Unknown: it did not answer, and is asked again with the same reference. */
export interface ProviderAnswer {
  readonly answer: 'accepted' | 'unknown' | 'refused';
  readonly reference?: string;
}

/** The engine of an installation: every service it serves, and what it asks of others. */
export interface OrderEngine {
  readonly modules: Partial<Readonly<Record<OrderType, ServiceModule>>>;
  readonly compliance: Compliance;
}

export function moduleOf(engine: OrderEngine, service: string): ServiceModule {
  const found = engine.modules[service as OrderType];
  if (found === undefined) throw new Error(`The service ${service} is not served here`);
  return found;
}
