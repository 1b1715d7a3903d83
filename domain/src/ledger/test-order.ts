import type { GuardName } from '../order/guards.ts';
import type { OrderLifecycle } from '../order/define-service.ts';
import type { EffectName } from '../order/effects.ts';
import type { OrderStatus } from '../order/status.ts';
import { type OrderType, services } from '../services/services.ts';
import { bookEffects } from './book-effects.ts';
import type { AccountRoot } from './chart.ts';
import { chartRowOf } from './chart.ts';
import { clearingOf, sumsOf } from './clearing.ts';
import { noAmounts, type OrderAmounts, type OrderFacts, type TenderLine } from './facts.ts';
import type { FundHold, PostedJournal } from './posting.ts';

type Row = OrderLifecycle['rows'][number];

/** An order in memory that walks its lifecycle and keeps its books: guards that speak of money are kept, the rest holds. */
export class TestOrder {
  status: OrderStatus = 'None';
  hold: FundHold | null = null;
  posted: PostedJournal[] = [];
  readonly done = new Set<EffectName>();
  private version = 0;
  private previous: OrderStatus | null = null;
  private last: { effects: readonly EffectName[]; isMove: boolean } = { effects: [], isMove: false };
  readonly service: OrderType;
  readonly amounts: OrderAmounts;
  private readonly isNetSettled: boolean;

  constructor(service: OrderType, seed: number) {
    this.service = service;
    this.isNetSettled = seed % 2 === 0;
    this.amounts = amountsOf(service, seed);
  }

  possible(): Row[] {
    return services[this.service].lifecycle.rows.filter(
      (row) => row.from === this.status && row.guard.every((name) => this.holds(name)),
    );
  }

  /** Takes a row; `n` decides how much of what can vary. */
  take(row: Row, n: number): void {
    this.version += 1;
    const { postings, hold, isReleased } = bookEffects(row.effects, this.facts(row, n));
    for (const [at, posting] of postings.entries()) {
      this.posted = this.posted.map((journal) =>
        journal.id === posting.reverses ? { ...journal, isReversed: true } : journal,
      );
      const idem = `order:1:${this.version}:${at}:${posting.kind}`;
      this.posted.push({ ...posting, id: `${this.version}-${at}`, idem, isReversed: false });
    }
    if (isReleased) this.hold = null;
    if (hold !== null) {
      if (this.hold !== null) throw new Error('A second hold');
      this.hold = hold;
    }
    for (const effect of row.effects) this.done.add(effect);
    this.move(row);
  }

  /** Sums of all accounts of a root, debits positive. */
  sum(root: AccountRoot): bigint {
    return [...sumsOf(this.posted)]
      .filter(([account]) => chartRowOf(account)?.root === root)
      .reduce((sum, [, amount]) => sum + amount, 0n);
  }

  waiting(account: keyof ReturnType<typeof clearingOf>): bigint {
    return -(clearingOf(this.posted)[account] ?? 0n);
  }

  private move({ to, effects }: Row): void {
    const before = this.status;
    if (to === '<prev>') {
      this.status = this.previous ?? before;
      this.previous = null;
    } else if (to !== '=') {
      this.status = to;
      this.previous = before;
    }
    this.last = { effects, isMove: to !== '=' && to !== '<prev>' };
  }

  private holds(guard: GuardName): boolean {
    const money: Partial<Record<GuardName, () => boolean>> = {
      nothingPaid: () => this.waiting('advance') === 0n,
      notPaid: () => this.waiting('advance') === 0n,
      partialPaid: () => this.waiting('advance') > 0n,
      paymentPartial: () => this.waiting('advance') < this.due() - 1n,
      somethingOwed: () => this.waiting('ar_customer') < 0n,
      nothingOwed: () => this.waiting('ar_customer') === 0n,
      refundDuePositive: () => this.waiting('refunds_payable') > 0n,
      partialRefundDue: () => this.waiting('refunds_payable') > 0n,
      undoWindow: () => this.previous !== null && this.last.isMove,
    };
    return money[guard]?.() ?? true;
  }

  private due(): bigint {
    const { principal, officialFee, fee, discount, rewards, taxes } = this.amounts;
    return (
      principal + officialFee + fee - discount - rewards + taxes.reduce((sum, tax) => sum + tax.amount, 0n)
    );
  }

  private facts({ effects }: Row, n: number): OrderFacts {
    const { amounts, posted } = this;
    const some = BigInt(n % 700) + 1n;
    return {
      service: this.service,
      currency: 'USD',
      seller: {
        officeId: '7',
        scope: this.isNetSettled ? 'Proxy' : 'Sale',
        isNetSettled: this.isNetSettled,
      },
      provider: this.service === 'StoreOrder' ? null : { officeId: '9' },
      customerId: '5',
      amounts,
      posted,
      tenders: this.tenders(effects, n),
      coupon: { id: '3', budget: amounts.discount, uses: 1n },
      change: { fee: least(some, this.waiting('deferred_revenue') / 2n), tax: 0n },
      penalty: n % 3 === 0 ? some : 0n,
      claim: {
        fee: amounts.fee,
        taxes: amounts.taxes,
        principal: amounts.principal,
        discount: amounts.discount,
        rewards: amounts.rewards,
        rewardsTakenBack: amounts.rewardsEarned,
      },
      grant: { amount: least(amounts.officialFee, this.waiting('customer_funds')), bankId: 'main' },
      delta: n % 2 === 0 ? some : -some,
      undone: { version: this.version - 1, effects: this.last.effects },
      stock: { storeId: '4', cost: 1_234n },
    };
  }

  private tenders(effects: readonly EffectName[], n: number): TenderLine[] {
    const amount = this.moneyOf(effects, n);
    const card = n % 4 === 0 ? amount / 3n : 0n;
    return [
      { account: this.isNetSettled ? 'fund.proxy.7' : 'fund.sale.7', amount: amount - card },
      { account: 'card.clearing.m1', amount: card },
    ];
  }

  private moneyOf(effects: readonly EffectName[], n: number): bigint {
    const left = this.due() - this.waiting('advance');
    if (effects.includes('ledger.pay')) return left;
    if (effects.includes('ledger.payPartial')) return 1n + (BigInt(n) % (left - 1n));
    if (effects.includes('ledger.payOwed')) return -this.waiting('ar_customer');
    if (effects.includes('ledger.refundFulfilled')) {
      const { officialFee } = this.amounts;
      return this.due() - officialFee + this.waiting('refunds_payable');
    }
    return this.waiting('refunds_payable');
  }
}

function amountsOf(service: OrderType, seed: number): OrderAmounts {
  const isMoney = service === 'MoneyTransfer' || service === 'DepositCardRequest';
  const hasAuthority = service === 'Visa' || service === 'Passport' || service === 'TravelConsent';
  const fee = 2_000n + BigInt(seed % 5_000);
  return {
    ...noAmounts,
    principal: isMoney ? 10_000n + BigInt(seed % 3_001) : 0n,
    officialFee: hasAuthority ? 4_000n : 0n,
    fee,
    discount: seed % 3 === 0 ? 500n : 0n,
    rewards: seed % 5 === 0 ? 250n : 0n,
    taxes: [
      { account: 'tax.excise.us', amount: BigInt(seed % 101) },
      { account: 'tax.sales.fl', amount: BigInt(seed % 7) },
    ],
    commission: 300n,
    userCommissions: [{ userId: '2', amount: BigInt(seed % 2) * 40n }],
    providerCost: service === 'StoreOrder' ? 0n : 150n,
    fxGain: isMoney ? BigInt((seed % 21) - 10) : 0n,
    rewardsEarned: 20n,
  };
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
