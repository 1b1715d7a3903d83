import type { ActorKey } from '../actors.ts';
import type { GuardName } from '../guards.ts';
import type { OrderStatus } from '../status.ts';
import type { Block, OrderRows } from './block.ts';

/** Compliance, or the engine when a list changes. */
const stoppers: readonly ActorKey[] = ['COMPL', 'CCOMPL', 'SYS'];

/** H: hold, release, reject. At the provider a hold needs its word that it stopped; until then a stop is set. */
export const hold: Block<'H'> = ({ from, atProvider = [], blocksFunds }, { unwind }) => [
  { from: [...from, 'Released'], action: 'Hold', to: 'Hold', who: stoppers, effects: ['hold.open'] },
  {
    from: atProvider,
    action: 'Hold',
    to: 'Hold',
    who: stoppers,
    guard: ['providerStopAck'],
    effects: ['hold.open'],
  },
  ...stops(atProvider, ['noProviderStopAck']),
  {
    from: ['Hold'],
    action: 'Release',
    to: 'Released',
    who: ['CCOMPL'],
    guard: ['complianceCleared', 'dualControlIfOfac'],
    effects: ['hold.close'],
  },
  {
    from: ['Hold'],
    action: 'Reject',
    to: 'Rejected',
    who: ['CCOMPL'],
    guard: ['reasonGiven'],
    effects: ['hold.close', ...unwind],
  },
  ...(blocksFunds ? blockedFunds : []),
];

/**
 * Where money or goods are in another hand the status stays and a mark stops every further step.
 * `guard` comes before `notStopped` in the row that sets it.
 */
export function stops(from: readonly OrderStatus[], guard: readonly GuardName[] = []): readonly OrderRows[] {
  return [
    {
      from,
      action: 'Hold',
      to: '=',
      who: stoppers,
      guard: [...guard, 'notStopped'],
      effects: ['stop.set'],
    },
    {
      from,
      action: 'Release',
      to: '=',
      who: ['CCOMPL'],
      guard: ['stopped', 'complianceCleared', 'dualControlIfOfac'],
      effects: ['stop.clear'],
    },
  ];
}

/** Property of a sanctioned person leaves the order for an account of its own and is reported within ten days. */
const blockedFunds: readonly OrderRows[] = [
  {
    from: ['Hold'],
    action: 'Lock',
    to: 'Locked',
    who: ['CCOMPL'],
    guard: ['trueSanctionsMatch', 'dualControl'],
    effects: ['ledger.providerVoid', 'ledger.commission.reverse', 'ledger.blockFunds', 'report.ofac10d'],
  },
  {
    from: ['Locked'],
    action: 'Release',
    to: 'Released',
    who: ['CCOMPL'],
    guard: ['licenceOrFalsePositive', 'dualControl'],
    effects: ['ledger.unblockFunds', 'ledger.commission.accrue', 'hold.close'],
  },
];
