/** What a gateway answered to a card call; `unknown` when it did not, or not to be trusted. */
export type GatewayOutcome = 'approved' | 'declined' | 'error' | 'unknown';

export interface GatewayAnswer {
  readonly outcome: GatewayOutcome;
  /** Words of the gateway for people. */
  readonly text: string;
  readonly transactionId: string | null;
  readonly authCode: string | null;
  readonly avs: string | null;
  readonly cvv: string | null;
  readonly brand: string | null;
  readonly last4: string | null;
  /** A terminal answers later under this id. */
  readonly asyncGuid: string | null;
}

/** Where the gateway says a transaction stands. */
export type Condition =
  | 'pending' // authorised, not captured
  | 'pendingsettlement'
  | 'complete' // settled
  | 'canceled'
  | 'failed'
  | 'in_progress'
  | 'unknown';

/** A transaction as the gateway remembers it. */
export interface GatewayRecord {
  readonly transactionId: string;
  readonly orderId: string;
  readonly condition: Condition;
  readonly authCode: string | null;
  readonly avs: string | null;
  readonly cvv: string | null;
  readonly brand: string | null;
  readonly last4: string | null;
  readonly actions: readonly {
    readonly type: string;
    readonly amount: bigint;
    readonly isSuccess: boolean;
  }[];
}

/** How a card is read: a token of the hosted fields, or a terminal. */
export type CardSource =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'terminal'; readonly poiDeviceId: string; readonly isAsync: boolean };

export interface AuthRequest {
  /** Our payment row, sent as orderid. */
  readonly orderId: string;
  /** US cents. */
  readonly amount: bigint;
  readonly source: CardSource;
}

/** One merchant account, its key inside. Amounts are US cents. */
export interface Gateway {
  /** Takes and keeps the money in one step; our sales authorise first. */
  sale(request: AuthRequest): Promise<GatewayAnswer>;
  auth(request: AuthRequest): Promise<GatewayAnswer>;
  capture(transactionId: string, amount: bigint): Promise<GatewayAnswer>;
  void(transactionId: string): Promise<GatewayAnswer>;
  /** `orderId` is the row of the refund, so that an unknown outcome can be asked about. */
  refund(transactionId: string, amount: bigint, orderId: string): Promise<GatewayAnswer>;
  /** All transactions under an orderid; null when the gateway did not answer. */
  findByOrder(orderId: string): Promise<readonly GatewayRecord[] | null>;
  findByTransaction(transactionId: string): Promise<GatewayRecord | null | undefined>;
  /** Whether the terminal is done: true, false while the customer is at it, null without an answer. */
  isTerminalDone(asyncGuid: string): Promise<boolean | null>;
}

/** One exchange with the gateway, for the log of calls: no key, no token, no card. */
export interface GatewayCall {
  readonly kind: 'sale' | 'auth' | 'capture' | 'void' | 'refund' | 'query' | 'poll';
  readonly request: Readonly<Record<string, string>>;
  readonly outcome: 'answered' | 'no-answer';
  readonly answer: Readonly<Record<string, string>>;
  readonly milliseconds: number;
}
