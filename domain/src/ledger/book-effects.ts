import type { EffectName } from '../order/effects.ts';
import { type AccountCode, chartRowOf } from './chart.ts';
import type { OrderFacts } from './facts.ts';
import { postingsOf, rules, type OrderEffect } from './postings-of.ts';
import type { FundHold, PostedJournal, Posting } from './posting.ts';
import { providerHold } from './rules/provider-rules.ts';

/** What one action does to the books of one order. */
export interface Booking {
  readonly postings: readonly Posting[];
  readonly hold: FundHold | null;
  /** What the order held before is given back, before `hold` is taken. */
  readonly isReleased: boolean;
}

type Bookable = OrderEffect | 'ledger.reverseLast';

const notOfOrders: readonly string[] = ['ledger.fund.', 'ledger.invoice.', 'ledger.grn', 'ledger.payable.'];
const ofStock: readonly EffectName[] = ['inv.sale', 'inv.unwind'];

/** Whether an effect of an order touches the ledger. Goods do only where `facts.stock` says what they cost. */
export function isBookable(name: EffectName): name is Extract<EffectName, Bookable> {
  if (!Object.hasOwn(rules, name)) return false;
  if (!name.startsWith('ledger.')) return ofStock.includes(name);
  return !notOfOrders.some((start) => name.startsWith(start));
}

/**
 * The journals and the hold of all effects of a row, in their order: each effect sees what the ones before it post.
 * Effects that are none of the ledger are passed over.
 */
export function bookEffects(effects: readonly EffectName[], facts: OrderFacts): Booking {
  const posted = [...facts.posted];
  const postings: Posting[] = [];
  let hold: FundHold | null = null;
  let isReleased = false;
  for (const name of effects.filter(isBookable)) {
    if (name === 'inv.sale' && facts.stock === undefined) continue;
    const now = { ...facts, posted };
    for (const posting of postingsOf(name, now)) {
      postings.push(posting);
      append(posted, posting);
    }
    const change = holdOf(name, now);
    hold = change.hold ?? hold;
    isReleased ||= change.isReleased;
  }
  return { postings, hold, isReleased };
}

/** What an effect does to the hold of its order. */
function holdOf(name: Bookable, facts: OrderFacts): Omit<Booking, 'postings'> {
  switch (name) {
    case 'ledger.providerHold':
      // One that stood through a hold of compliance is replaced.
      return { hold: providerHold(facts), isReleased: true };
    case 'ledger.providerPost':
    case 'ledger.providerVoid':
      return { hold: null, isReleased: true };
    case 'ledger.reverseLast':
      return undoneHold(facts);
    default:
      return { hold: null, isReleased: false };
  }
}

/** Undoing a hold gives it back; undoing its posting holds the same again. */
function undoneHold({ undone, posted, currency }: OrderFacts): Omit<Booking, 'postings'> {
  const effects = undone?.effects ?? [];
  if (effects.includes('ledger.providerHold')) return { hold: null, isReleased: true };
  if (!effects.includes('ledger.providerPost')) return { hold: null, isReleased: false };
  const cost = posted
    .filter(({ kind, idem }) => kind === 'providerPost' && Number(idem.split(':')[2]) === undone?.version)
    .flatMap(({ lines }) => lines)
    .find(({ account }) => isProviderFund(account));
  if (cost === undefined) return { hold: null, isReleased: false };
  return { hold: { account: cost.account, currency, amount: -cost.amount }, isReleased: false };
}

function isProviderFund(account: AccountCode): boolean {
  return chartRowOf(account)?.root === 'fund.provider';
}

function append(posted: PostedJournal[], posting: Posting): void {
  const at = posted.findIndex(({ id }) => id !== null && id === posting.reverses);
  const reversed = posted[at];
  if (reversed !== undefined) posted[at] = { ...reversed, isReversed: true };
  posted.push({ ...posting, id: null, idem: '', isReversed: false });
}
