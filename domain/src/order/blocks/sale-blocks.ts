import type { EffectName } from '../effects.ts';
import type { GuardName } from '../guards.ts';
import type { OrderStatus } from '../status.ts';
import { type Block, type BlockContext, type OrderRows, payable, sellable } from './block.ts';

/** What a payment does. */
export const paid = [
  'ledger.pay',
  'ledger.commission.accrue',
  'doc.receipt',
  'notify.customer',
] as const satisfies readonly EffectName[];

/** D: the draft, from creating to discarding. What it was paid in part can be given back. */
export const draft: Block<'D'> = () => [
  {
    from: ['None'],
    action: 'Edit',
    to: 'Draft',
    who: ['SALE'],
    guard: sellable,
    effects: ['quote.create'],
  },
  {
    from: ['Draft'],
    action: 'Edit',
    to: 'Draft',
    who: ['SALE'],
    guard: ['draftValid'],
    effects: ['quote.update'],
  },
  { from: ['Draft'], action: 'Recalculate', to: '=', who: ['SALE', 'SYS'], effects: ['quote.update'] },
  { from: ['Draft'], action: 'Discard', to: 'Discarded', who: ['SALE', 'SYS'], guard: ['nothingPaid'] },
  unpayPartial('Draft'),
];

/** P: payment in full, in full with a finding of compliance, or in part; and back while nothing was sent. */
export const pay: Block<'P'> = ({ from, unpayGuard = [] }, context) => [
  {
    from: [from],
    action: 'Pay',
    to: 'Purchased',
    who: ['SALE'],
    guard: [...payable, ...unlessHit(context)],
    effects: paid,
  },
  ...(context.isScreened ? [payIntoHold(from)] : []),
  {
    from: [from],
    action: 'Pay',
    to: '=',
    who: ['SALE'],
    guard: [...sellable, 'paymentPartial', 'fundAvailable', 'sessionOpen', 'limitsOk', ...unlessHit(context)],
    effects: ['ledger.payPartial', 'doc.receipt'],
  },
  ...(from === 'Draft' ? [] : [unpayPartial(from)]),
  {
    from: ['Purchased'],
    action: 'Unpay',
    to: from,
    who: ['SALEADM', 'ACCT'],
    guard: ['sameSession', 'notSubmitted', ...unpayGuard],
    effects: ['ledger.unpay', 'ledger.commission.reverse'],
  },
];

/** Before P from `Reserved`: something is kept for the draft until it is paid, edited or discarded. */
export function reservation({ available, take, giveBack }: Reservation): readonly OrderRows[] {
  return [
    {
      from: ['Draft'],
      action: 'Reserve',
      to: 'Reserved',
      who: ['SALE', 'SYS'],
      guard: [available],
      effects: [take],
    },
    {
      from: ['Reserved'],
      action: 'Edit',
      to: 'Draft',
      who: ['SALE'],
      effects: [giveBack, 'quote.update'],
    },
    {
      from: ['Reserved'],
      action: 'Discard',
      to: 'Discarded',
      who: ['SALE', 'SYS'],
      guard: ['nothingPaid'],
      effects: [giveBack],
    },
  ];
}

interface Reservation {
  readonly available: GuardName;
  readonly take: EffectName;
  readonly giveBack: EffectName;
}

/** The money is taken, the service waits for compliance. */
function payIntoHold(from: OrderStatus): OrderRows {
  return {
    from: [from],
    action: 'Pay',
    to: 'Hold',
    who: ['SALE'],
    guard: [...payable, 'complianceHit'],
    effects: [...paid, 'hold.open'],
  };
}

function unpayPartial(from: OrderStatus): OrderRows {
  return {
    from: [from],
    action: 'Unpay',
    to: '=',
    who: ['SALEADM', 'ACCT'],
    guard: ['partialPaid'],
    effects: ['ledger.unpayPartial'],
  };
}

function unlessHit({ isScreened }: BlockContext): readonly GuardName[] {
  return isScreened ? ['noComplianceHit'] : [];
}
