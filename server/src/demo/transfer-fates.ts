import type { TransferMethod } from '#domain/services/money-transfer/transfer.values.ts';
import type { Dice } from './dice.ts';

/** What is done with a transfer; `submit` and what the engine does by itself follow a payment at once. */
export type DemoStepName =
  | 'create'
  | 'pay'
  | 'payPart'
  | 'payRest'
  | 'unpay'
  | 'discard'
  | 'approve'
  | 'ready'
  | 'out'
  | 'absent'
  | 'deliver'
  | 'handOver'
  | 'deposit'
  | 'cancel'
  | 'reject'
  | 'refund'
  | 'hold'
  | 'stop'
  | 'release'
  | 'rejectHeld'
  | 'desk';

export type DemoFate =
  | 'paidOut'
  | 'secondTry'
  | 'returned'
  | 'cancelled'
  | 'cancelledLate'
  | 'rejected'
  | 'forgotten'
  | 'inParts'
  | 'partBack'
  | 'stopped'
  | 'pulled'
  | 'pulledForGood'
  | 'suspect'
  | 'suspectRejected'
  | 'waiting'
  | 'onTheWay'
  | 'caseOpen'
  | 'caseClaimed'
  | 'caseSecond'
  | 'caseInfo'
  | 'caseReleased'
  | 'caseBlocked'
  | 'caseAml';

/** How often each comes about, in thousandths. */
export const fates = [
  ['paidOut', 790],
  ['secondTry', 45],
  ['returned', 12],
  ['cancelled', 25],
  ['cancelledLate', 20],
  ['rejected', 18],
  ['forgotten', 40],
  ['inParts', 15],
  ['partBack', 8],
  ['stopped', 7],
  ['pulled', 6],
  ['pulledForGood', 4],
] as const satisfies readonly (readonly [DemoFate, number])[];

/** Those that end with money given back to the sender. */
export const givenBack: readonly DemoFate[] = [
  'returned',
  'cancelled',
  'cancelledLate',
  'rejected',
  'partBack',
  'pulledForGood',
  'suspectRejected',
];

/** Minutes after the step before it. */
type Planned = readonly (readonly [DemoStepName, number])[];

const HOUR = 60;
const DAY = 24 * HOUR;

/** The steps of a life, each so many minutes after the one before. */
export function stepsOf(fate: DemoFate, method: TransferMethod, roll: Dice): Planned {
  const soon = (): number => roll.between(2, 9);
  const hours = (from: number, to: number): number => roll.between(from * HOUR, to * HOUR);
  const start: Planned = [
    ['create', 0],
    ['pay', soon()],
  ];
  const approved: Planned = roll.next() < 0.6 ? [['approve', hours(1, 5)]] : [];
  const end = endOf(method, roll);
  const lives: Readonly<Record<DemoFate, Planned>> = {
    paidOut: [...start, ...approved, ...end],
    secondTry: [
      ...start,
      ...approved,
      ['out', hours(14, 22)],
      ['absent', hours(2, 4)],
      ['out', DAY],
      ['deliver', hours(1, 4)],
    ],
    returned: [
      ...start,
      ['out', hours(14, 22)],
      ['absent', hours(2, 4)],
      ['reject', DAY],
      ['refund', hours(18, 26)],
    ],
    cancelled: [...start, ['cancel', roll.between(8, 25)], ['refund', roll.between(3, 20)]],
    cancelledLate: [...start, ['approve', hours(2, 5)], ['cancel', hours(14, 26)], ['refund', hours(1, 24)]],
    rejected: [...start, ['reject', hours(12, 30)], ['refund', hours(18, 40)]],
    forgotten: [
      ['create', 0],
      ['discard', 7 * DAY + 12],
    ],
    inParts: [['create', 0], ['payPart', soon()], ['payRest', hours(20, 28)], ...approved, ...end],
    partBack: [
      ['create', 0],
      ['payPart', soon()],
      ['unpay', hours(40, 50)],
      ['discard', 15],
    ],
    stopped: [...start, ['approve', hours(2, 4)], ['stop', hours(1, 3)], ['release', hours(20, 30)], ...end],
    pulled: [...start, ['approve', hours(2, 4)], ['hold', hours(1, 3)], ['release', hours(20, 30)], ...end],
    pulledForGood: [
      ...start,
      ['hold', hours(3, 8)],
      ['rejectHeld', hours(20, 30)],
      ['refund', hours(18, 30)],
    ],
    suspect: [...start, ['release', hours(3, 22)], ...approved, ...end],
    waiting: start,
    onTheWay: [...start, ['approve', 30], ['out', 45], ['deliver', 4 * HOUR]],
    caseOpen: start,
    caseClaimed: [...start, ['desk', 12]],
    caseSecond: [...start, ['desk', 35]],
    caseInfo: [...start, ['desk', 50]],
    caseReleased: [...start, ['desk', 90]],
    caseBlocked: [...start, ['desk', 120]],
    caseAml: [...start, ['hold', 70], ['desk', 60]],
    suspectRejected: [...start, ['rejectHeld', hours(3, 22)], ['refund', hours(18, 30)]],
  };
  return lives[fate];
}

function endOf(method: TransferMethod, roll: Dice): Planned {
  const hours = (from: number, to: number): number => roll.between(from * HOUR, to * HOUR);
  if (method === 'OfficePickup')
    return [
      ['ready', hours(3, 20)],
      ['handOver', hours(6, 70)],
    ];
  if (method === 'HomeCash')
    return [
      ['out', hours(13, 24)],
      ['deliver', hours(2, 6)],
    ];
  return [['deposit', hours(5, 30)]];
}
