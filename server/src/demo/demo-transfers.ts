import type { PayoutCurrency, TransferMethod } from '#domain/services/money-transfer/transfer.values.ts';
import type { DemoParty } from './demo-parties.ts';
import type { DemoOfficeCode } from './demo-offices.ts';
import type { Dice } from './dice.ts';
import { dice } from './dice.ts';
import { whileOpen } from './demo-hours.ts';
import type { FirstOrder } from './first-orders.ts';
import { firstOrders } from './first-orders.ts';
import { listedRecipients, suspects } from './demo-suspects.ts';
import { adminOf, sellersOf } from './demo-sellers.ts';
import type { DemoFate, DemoStepName } from './transfer-fates.ts';
import { fates, givenBack, stepsOf } from './transfer-fates.ts';

export type DemoTender = 'Cash' | 'Card' | 'Zelle' | 'ACH' | 'Check' | 'MoneyOrder' | 'Mixed';

export interface DemoStep {
  readonly name: DemoStepName;
  readonly at: Date;
}

/** One transfer of the demo and everything that will happen to it. */
export interface DemoTransfer {
  /** Counts from 0; names it for ever. */
  readonly n: number;
  readonly office: DemoOfficeCode;
  readonly seller: string;
  /** Places in `demoParties` and among the recipients of that customer. */
  readonly customer: number;
  readonly recipient: number;
  readonly method: TransferMethod;
  readonly currency: PayoutCurrency;
  /** Cents sent, or for CUP minor units that arrive. */
  readonly amount: number;
  readonly tender: DemoTender;
  readonly steps: readonly DemoStep[];
  readonly fate: DemoFate;
}

export interface DemoBook {
  readonly parties: readonly DemoParty[];
  readonly loadedAt: Date;
  readonly count: number;
}

export const DEMO_DAYS = 90;
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** The first ones happened in the last hours before the demo was loaded; the others in the ninety days before. */
export function demoTransfers(book: DemoBook): DemoTransfer[] {
  return Array.from({ length: book.count }, (_, n) => transferOf(book, n)).filter((one) => one !== null);
}

function transferOf(book: DemoBook, n: number): DemoTransfer | null {
  const roll = dice(`transfer ${n}`);
  const first: Partial<FirstOrder> = firstOrders[n] ?? {};
  const at = momentOf(book.loadedAt, n, roll);
  const drawn = senderOf(book.parties, roll, first.isSuspect === true);
  const customer = first.listed ?? drawn;
  const party = book.parties[customer];
  if (party === undefined) return null;
  const isSuspect = suspects.includes(customer);
  const recipient = recipientFor({ party, customer, isSuspect, isListed: first.listed !== undefined }, roll);
  const daysAgo = (book.loadedAt.getTime() - at.getTime()) / DAY;
  const desk = deskOf(party, daysAgo, roll);
  const way = wayOf(party.recipients[recipient]?.address.province ?? 'La Habana', roll, first);
  const drawnFate = isSuspect
    ? roll.pick(['suspect', 'suspectRejected'] as const)
    : fateFor(first.fate ?? roll.weigh(fates), way.method);
  // What nobody there could give back would be owed for ever.
  const fate =
    givenBack.includes(drawnFate) && adminOf(desk.office, daysAgo) === null ? 'paidOut' : drawnFate;
  const steps = timed(stepsOf(fate, way.method, roll), at, first.pace ?? 1);
  const tender = tenderOf(fate, roll, n < firstOrders.length);
  return { n, ...desk, customer, recipient, ...way, tender, steps, fate };
}

/** Nobody else sends to a listed name: those orders would wait for ever. */
function recipientFor(
  sale: { party: DemoParty; customer: number; isSuspect: boolean; isListed: boolean },
  roll: Dice,
): number {
  if (sale.isSuspect) return 0;
  const drawn = roll.between(0, sale.party.recipients.length - 1);
  if (sale.isListed) return 1;
  return listedRecipients[sale.customer] === undefined ? drawn : 0;
}

/** The office of the customer, or Hialeah as long as nobody sold there. */
function deskOf({ office }: DemoParty, daysAgo: number, roll: Dice): Pick<DemoTransfer, 'office' | 'seller'> {
  const sellers = sellersOf(office, daysAgo);
  return sellers.length > 0
    ? { office, seller: roll.pick(sellers) }
    : { office: 'HIA', seller: roll.pick(sellersOf('HIA', daysAgo)) };
}

/** Ninety days back, more on Saturdays than on Mondays, in business hours of the East Coast. */
function momentOf(loadedAt: Date, n: number, roll: Dice): Date {
  const first = firstOrders[n];
  if (first !== undefined) {
    const at = new Date(loadedAt.getTime() - first.minutesAgo * MINUTE);
    return first.minutesAgo < 240 ? at : whileOpen(at, { latest: loadedAt, minutes: (n * 7) % 50 });
  }
  const day = new Date(loadedAt.getTime() - roll.between(1, DEMO_DAYS) * DAY);
  if (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() - 1);
  day.setUTCHours(14, roll.between(5, 440), n % 60, 0);
  return day;
}

/** Nobody sends who is blocked, has no valid document, or stands in the books twice. */
function senderOf(parties: readonly DemoParty[], roll: Dice, isSuspect: boolean): number {
  if (isSuspect) return suspects[0] ?? 0;
  for (;;) {
    const index = roll.between(0, parties.length - 1);
    const kind = parties[index]?.kind ?? 'Plain';
    const isOften = kind === 'Vip' || kind === 'Basic';
    // A suspect sends now and then; who sends every month is met more often.
    if (suspects.includes(index) && roll.next() < 0.5) continue;
    if (isOften || (kind === 'Plain' && roll.next() < 0.6)) return index;
  }
}

type Way = Pick<DemoTransfer, 'method' | 'currency' | 'amount'>;

const counters: readonly string[] = [
  'La Habana',
  'Matanzas',
  'Villa Clara',
  'Camagüey',
  'Holguín',
  'Granma',
  'Santiago de Cuba',
  'Guantánamo',
];

function wayOf(province: string, roll: Dice, { method: wanted, currency: paid }: Partial<FirstOrder>): Way {
  const hasCounter = counters.includes(province);
  const drawn = roll.weigh([
    ['HomeCash', 50],
    ['OfficePickup', 22],
    ['BankCard', 20],
    ['PrepaidUsd', 8],
  ] as const);
  const asked = wanted ?? drawn;
  const method = asked === 'OfficePickup' && !hasCounter ? 'HomeCash' : asked;
  const drawnCurrency = currencyOf(method, roll);
  // Nothing of the last hours goes on in euros but what is to wait.
  const currency = paid ?? (wanted !== undefined && drawnCurrency === 'EUR' ? 'USD' : drawnCurrency);
  if (currency === 'CUP') return { method, currency, amount: roll.between(20, 120) * 100_000 };
  return {
    method,
    currency,
    amount:
      roll.weigh([
        [roll.between(3, 20), 80],
        [roll.between(20, 45), 17],
        [roll.between(45, 95), 3],
      ]) * 2000,
  };
}

function currencyOf(method: TransferMethod, roll: Dice): PayoutCurrency {
  if (method === 'BankCard') return roll.pick(['MLC', 'CUP'] as const);
  if (method === 'PrepaidUsd') return 'USD';
  if (method === 'OfficePickup')
    return roll.weigh([
      ['USD', 2],
      ['CUP', 1],
    ] as const);
  return roll.weigh([
    ['USD', 6],
    ['CUP', 3],
    ['EUR', 1],
  ] as const);
}

/** What only goes to a door or through hands is not what happens to a card. */
function fateFor(fate: DemoFate, method: TransferMethod): DemoFate {
  return method === 'HomeCash' || (fate !== 'secondTry' && fate !== 'returned') ? fate : 'paidOut';
}

function timed(steps: ReturnType<typeof stepsOf>, at: Date, pace: number): DemoStep[] {
  let time = at.getTime();
  return steps.map(([name, minutes]) => {
    time += Math.round(minutes * MINUTE * (name === 'discard' ? 1 : pace));
    return { name, at: new Date(time) };
  });
}

/** Parts are paid in cash; the first ones come before there is a gateway. */
function tenderOf(fate: DemoFate, roll: Dice, isFirst: boolean): DemoTender {
  const tender = roll.weigh([
    ['Cash', 62],
    ['Card', 12],
    ['Zelle', 12],
    ['ACH', 2],
    ['Check', 2],
    ['MoneyOrder', 2],
    ['Mixed', 8],
  ] as const);
  if (fate === 'inParts' || fate === 'partBack') return 'Cash';
  return isFirst && tender === 'Card' ? 'Cash' : tender;
}
