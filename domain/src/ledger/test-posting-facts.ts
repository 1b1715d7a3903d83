import { noAmounts, type OrderFacts } from './facts.ts';
import type { PostedJournal, Posting } from './posting.ts';
import { type FactsOf, type PostingName, postingsOf } from './postings-of.ts';

/** The facts of a posting, and what it writes. */
export type Case = { [Name in PostingName]: readonly [FactsOf[Name], readonly string[]] };

/** Debits and credits of every rule as an accountant writes them: `kind account amount`, debits positive. */
export function books(postings: readonly Posting[]): string[] {
  return postings.flatMap(({ kind, lines }) =>
    lines.map(({ account, amount, currency }) => {
      const unit = currency === 'USD' ? '' : ` ${currency}`;
      return `${kind} ${account} ${amount}${unit}`;
    }),
  );
}

export function posted(...postings: readonly Posting[]): PostedJournal[] {
  return postings.map((posting, at) => ({
    ...posting,
    id: String(at + 1),
    idem: `order:1:2:${at + 1}:${posting.kind}`,
    isReversed: false,
  }));
}

export const fund = 'fund.sale.7';
export const order: OrderFacts = {
  service: 'Miscellany',
  currency: 'USD',
  seller: { officeId: '7', scope: 'Sale', isNetSettled: false },
  provider: { officeId: '9' },
  customerId: '5',
  amounts: {
    ...noAmounts,
    officialFee: 4000n,
    fee: 1000n,
    discount: 200n,
    rewards: 150n,
    taxes: [
      { account: 'tax.excise.us', amount: 30n },
      { account: 'tax.sales.fl', amount: 70n },
    ],
    commission: 300n,
    userCommissions: [{ userId: '2', amount: 40n }],
    providerCost: 100n,
    rewardsEarned: 20n,
  },
  tenders: [
    { account: fund, amount: 4000n },
    { account: 'card.clearing.m1', amount: 750n },
  ],
  coupon: { id: '3', budget: 200n, uses: 1n },
  posted: [],
};
export const sold = posted(
  ...postingsOf('ledger.pay', order),
  ...postingsOf('ledger.commission.accrue', order),
);
export const paidBefore = posted(
  ...postingsOf('ledger.payPartial', { ...order, tenders: [{ account: fund, amount: 500n }] }),
);
export const owed = posted(...postingsOf('ledger.refundDue', { ...order, posted: sold, penalty: 100n }));
export const extra = posted(...postingsOf('ledger.chargeExtra', { ...order, change: { fee: 90n, tax: 6n } }));
export const promised = posted(
  ...postingsOf('ledger.grant.commit', { ...order, grant: { amount: 4000n, bankId: 'main' } }),
);
export const paidOut = posted(
  ...promised,
  ...postingsOf('ledger.grant.pay', { ...order, posted: promised, grant: { amount: 4000n, bankId: 'main' } }),
);
export const blocked = posted(...postingsOf('ledger.blockFunds', { ...order, posted: sold }));
export const store = { officeId: '7', storeId: '4', currency: 'USD', cost: 900n } as const;
export const goods = { ...order, stock: { storeId: '4', cost: 900n } };
export const deposit = {
  officeId: '7',
  scope: 'Sale',
  currency: 'USD',
  amount: 500n,
  bankId: 'main',
  posted: [],
} as const;
export const bill = {
  officeId: '7',
  scope: 'Proxy',
  currency: 'USD',
  lines: [{ account: 'revenue.invoice', amount: 107n }],
  tenders: [{ account: 'corp.bank.main', amount: 107n }],
  posted: [],
} as const;
export const supplier = {
  supplierId: '2',
  storeId: '4',
  currency: 'USD',
  received: 900n,
  billed: 900n,
  paid: 800n,
  bankId: 'main',
  posted: [],
} as const;
export const money = { currency: 'USD', amount: 500n, bankId: 'main' } as const;
