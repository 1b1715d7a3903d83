import type { MenuRight } from '../access/menu-right.ts';
import type { ScreenName } from '../access/screens.ts';
import type { ServiceType } from '../access/service-type.ts';
import type { OrderAction } from './action.ts';
import { blockRows } from './blocks.ts';
import type { Blocks, OrderRows } from './blocks/block.ts';
import { stops } from './blocks/compliance-blocks.ts';
import { unwind as unwindMoney, type EffectName } from './effects.ts';
import type { OrderStatus } from './status.ts';
import { expand, isPlace, type Lifecycle } from './transition.ts';

export type OrderLifecycle = Lifecycle<OrderStatus, OrderAction>;
type Words = OrderLifecycle['words'];

/** A service as its folder writes it: where it lives, who opens it, and its lifecycle. */
interface ServiceLiteral {
  readonly type: Exclude<ServiceType, 'None'>;
  /** Of the address, as in `/services/transfers`; services of one screen share it. */
  readonly segment: string;
  /** Two letters before the order number. */
  readonly prefix: string;
  readonly right: MenuRight;
  /** Where one order of it is read. */
  readonly paper: ScreenName;
  readonly lifecycle: {
    readonly blocks: Blocks;
    /** What the blocks do not have, in the order in which rows of one status and action are tried. */
    readonly rows: readonly OrderRows[];
    /** Parties are not screened and nothing is held: nothing of value leaves for another country. */
    readonly isScreened?: false;
    /** What gives back what the order has taken, if it is more than money. */
    readonly unwind?: readonly EffectName[];
    /** Where it may rest; with blocks C and F that is said there. */
    readonly ends?: readonly OrderStatus[];
    readonly ordered?: Readonly<Record<string, string>>;
    readonly words?: Words;
  };
}

export interface Service extends Omit<ServiceLiteral, 'lifecycle'> {
  readonly lifecycle: OrderLifecycle;
}

/** Nothing is in another hand yet, or nothing any more. */
const neverStopped: readonly OrderStatus[] = [
  'None',
  'Draft',
  'Reserved',
  'Locked',
  'Purchased',
  'Released',
  'Hold',
  'Discarded',
  'Cancelled',
  'Rejected',
  'Refunded',
];

/** Builds a service from its literal: its blocks with its own rows among them, then the stops. */
export function defineService({ lifecycle: literal, ...service }: ServiceLiteral): Service {
  const { blocks, isScreened = true, unwind = unwindMoney, ordered, words } = literal;
  const rows = blockRows(blocks, literal.rows, { isScreened, unwind });
  const statuses = namedStatuses(rows);
  const lifecycle: OrderLifecycle = {
    name: service.type,
    service: service.type,
    statuses,
    initial: 'None',
    ends: literal.ends ?? restingPlaces(blocks),
    rows: expand([...rows, ...stops(isScreened ? inOtherHands(blocks, statuses) : [])]),
    ordered,
    words,
  };
  return { ...service, lifecycle };
}

function namedStatuses(rows: readonly OrderRows[]): OrderStatus[] {
  const named = rows.flatMap(({ from, to }) => (isPlace(to) ? [...from, to] : from));
  return [...new Set(named)];
}

function restingPlaces({ F }: Blocks): OrderStatus[] {
  return [...(F?.fulfilled ?? []), 'Discarded', 'Cancelled', 'Rejected', 'Refunded'];
}

/** Where compliance can only stop an order: it is paid, unfinished and cannot be put on hold. */
function inOtherHands({ F, H }: Blocks, statuses: readonly OrderStatus[]): OrderStatus[] {
  const others = [...neverStopped, ...(F?.fulfilled ?? []), ...(H?.from ?? []), ...(H?.atProvider ?? [])];
  return statuses.filter((status) => !others.includes(status));
}
