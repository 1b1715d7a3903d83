import type { ActorKey } from '../actors.ts';
import type { OrderAction } from '../action.ts';
import type { EffectName } from '../effects.ts';
import type { GuardName } from '../guards.ts';
import type { OrderStatus } from '../status.ts';
import type { RowGroup } from '../transition.ts';

export type OrderRows = RowGroup<OrderStatus, OrderAction>;
type Statuses = readonly OrderStatus[];

/** The shared parts of the services' lifecycles. A service names those it has, with its own parameters. */
export interface Blocks {
  /** D, draft: create, edit, calculate again, discard. */
  readonly D?: true;
  /** P, pay: from the draft, or from what is reserved or priced before. */
  readonly P?: { readonly from: OrderStatus; readonly unpayGuard?: readonly GuardName[] };
  /** H, hold by compliance. At the provider it needs the provider's word that it stopped. */
  readonly H?: { readonly from: Statuses; readonly atProvider?: Statuses; readonly blocksFunds?: true };
  /** S, submit to a provider over a connector; the engine carries it there and back. */
  readonly S?: true;
  /** M, manual submit: the provider sees it in its queue. */
  readonly M?: { readonly from?: Statuses; readonly guard?: readonly GuardName[] };
  /** G, official fee of an authority: approve, pay, take back. */
  readonly G?: true;
  /** X, home delivery by courier. */
  readonly X?: {
    readonly ready: Statuses;
    readonly by?: ActorKey;
    readonly courier?: ActorKey;
    readonly effects?: readonly EffectName[];
  };
  /** C, cancel: free before the provider has it; at the provider only if it stopped. */
  readonly C?: { readonly free?: Statuses; readonly atProvider?: Statuses; readonly byClaims?: false };
  /** F, finished: claims refund what was delivered, accounting computes commission and cost again. */
  readonly F?: { readonly fulfilled: Statuses; readonly paid?: Statuses };
  /** U, undo of the last step within its window. */
  readonly U?: { readonly from: Statuses; readonly who?: readonly ActorKey[] };
}

/** What the blocks of one service share. */
export interface BlockContext {
  /** Parties are screened: compliance may hold and stop, and rows that move on ask for it. */
  readonly isScreened: boolean;
  readonly unwind: readonly EffectName[];
}

/** Money is in, nothing is sent; after compliance let it go, the same again. */
export const paidAndHere: Statuses = ['Purchased', 'Released'];
/** Nobody moves on with a stopped order. */
export const forward: readonly GuardName[] = ['notStopped'];
/** Nor submits, hands over or pays out without parties screened against the lists of today. */
export const handOver: readonly GuardName[] = ['notStopped', 'screeningFresh'];
/** Who may sell, and to whom: asked for the draft and again when money is taken, for a draft may have waited. */
export const sellable: readonly GuardName[] = ['customerOk', 'serviceEnabled'];
/** What every full payment needs. */
export const payable: readonly GuardName[] = [
  ...sellable,
  'quoteFresh',
  'paymentCovers',
  'fundAvailable',
  'sessionOpen',
  'limitsOk',
];

/** A block as rows, in the order in which they are tried. */
export type Block<Name extends keyof Blocks> = (
  params: NonNullable<Blocks[Name]>,
  context: BlockContext,
) => readonly OrderRows[];
