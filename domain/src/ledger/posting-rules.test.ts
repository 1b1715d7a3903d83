import { describe, expect, test } from 'vitest';

import { noAmounts, type OrderFacts } from './facts.ts';
import type { PostedJournal, Posting } from './posting.ts';
import { type FactsOf, type PostingName, postingsOf, rules } from './postings-of.ts';

/** Debits and credits of every rule as an accountant writes them: `kind account amount`, debits positive. */
function books(postings: readonly Posting[]): string[] {
  return postings.flatMap(({ kind, lines }) =>
    lines.map(({ account, amount, currency }) => {
      const unit = currency === 'USD' ? '' : ` ${currency}`;
      return `${kind} ${account} ${amount}${unit}`;
    }),
  );
}

function posted(...postings: readonly Posting[]): PostedJournal[] {
  return postings.map((posting, at) => ({
    ...posting,
    id: String(at + 1),
    idem: `order:1:2:${at + 1}:${posting.kind}`,
    isReversed: false,
  }));
}

const fund = 'fund.sale.7';
const order: OrderFacts = {
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
const sold = posted(...postingsOf('ledger.pay', order), ...postingsOf('ledger.commission.accrue', order));
const paidBefore = posted(
  ...postingsOf('ledger.payPartial', { ...order, tenders: [{ account: fund, amount: 500n }] }),
);
const owed = posted(...postingsOf('ledger.refundDue', { ...order, posted: sold, penalty: 100n }));
const extra = posted(...postingsOf('ledger.chargeExtra', { ...order, change: { fee: 90n, tax: 6n } }));
const promised = posted(
  ...postingsOf('ledger.grant.commit', { ...order, grant: { amount: 4000n, bankId: 'main' } }),
);
const paidOut = posted(
  ...promised,
  ...postingsOf('ledger.grant.pay', { ...order, posted: promised, grant: { amount: 4000n, bankId: 'main' } }),
);
const blocked = posted(...postingsOf('ledger.blockFunds', { ...order, posted: sold }));
const store = { officeId: '7', storeId: '4', currency: 'USD', cost: 900n } as const;
const goods = { ...order, stock: { storeId: '4', cost: 900n } };
const deposit = {
  officeId: '7',
  scope: 'Sale',
  currency: 'USD',
  amount: 500n,
  bankId: 'main',
  posted: [],
} as const;
const bill = {
  officeId: '7',
  scope: 'Proxy',
  currency: 'USD',
  lines: [{ account: 'revenue.invoice', amount: 107n }],
  tenders: [{ account: 'corp.bank.main', amount: 107n }],
  posted: [],
} as const;
const supplier = {
  supplierId: '2',
  storeId: '4',
  currency: 'USD',
  received: 900n,
  billed: 900n,
  paid: 800n,
  bankId: 'main',
  posted: [],
} as const;
const money = { currency: 'USD', amount: 500n, bankId: 'main' } as const;

type Case = { [Name in PostingName]: readonly [FactsOf[Name], readonly string[]] };

/** One sale of 47.50 after a coupon of 2.00 and rewards of 1.50, and everything else that is posted. */
const cases: Case = {
  'ledger.pay': [
    { ...order, posted: paidBefore, tenders: [{ account: fund, amount: 4250n }] },
    [
      `pay ${fund} 4250`,
      'pay advance 500',
      'pay rewards.5 150',
      'pay deferred_discount 200',
      'pay customer_funds -4000',
      'pay deferred_revenue -1000',
      'pay tax_clear -100',
      'coupon.use coupon.budget.3 200',
      'coupon.use coupon.issued -200',
      'coupon.use coupon.uses.3 1 XXX',
      'coupon.use coupon.issued -1 XXX',
    ],
  ],
  'ledger.payPartial': [
    { ...order, tenders: [{ account: fund, amount: 500n }] },
    [`payPartial ${fund} 500`, 'payPartial advance -500'],
  ],
  'ledger.payOwed': [
    { ...order, posted: extra, tenders: [{ account: fund, amount: 96n }] },
    [`payOwed ${fund} 96`, 'payOwed ar_customer -96'],
  ],
  'ledger.unpay': [
    { ...order, posted: sold },
    [
      `unpay ${fund} -4000`,
      'unpay card.clearing.m1 -750',
      'unpay rewards.5 -150',
      'unpay deferred_discount -200',
      'unpay customer_funds 4000',
      'unpay deferred_revenue 1000',
      'unpay tax_clear 100',
      'coupon.return coupon.budget.3 -200',
      'coupon.return coupon.issued 200',
      'coupon.return coupon.uses.3 -1 XXX',
      'coupon.return coupon.issued 1 XXX',
    ],
  ],
  'ledger.unpayPartial': [
    { ...order, posted: paidBefore },
    [`unpayPartial ${fund} -500`, 'unpayPartial advance 500'],
  ],
  'ledger.chargeExtra': [
    { ...order, change: { fee: 90n, tax: 6n } },
    ['chargeExtra ar_customer 96', 'chargeExtra deferred_revenue -90', 'chargeExtra tax_clear -6'],
  ],
  'ledger.partialRefundDue': [
    { ...order, posted: sold, change: { fee: 90n, tax: 6n } },
    [
      'partialRefundDue deferred_revenue 90',
      'partialRefundDue tax_clear 6',
      'partialRefundDue refunds_payable -96',
    ],
  ],
  'ledger.refundDue': [
    { ...order, posted: sold, penalty: 100n },
    [
      'refundDue deferred_discount -200',
      'refundDue customer_funds 4000',
      'refundDue deferred_revenue 1000',
      'refundDue tax_clear 100',
      'refundDue rewards.5 -150',
      'refundDue penalty_rev -100',
      'refundDue refunds_payable -4650',
      'coupon.return coupon.budget.3 -200',
      'coupon.return coupon.issued 200',
      'coupon.return coupon.uses.3 -1 XXX',
      'coupon.return coupon.issued 1 XXX',
    ],
  ],
  'ledger.refundPay': [
    { ...order, posted: [...sold, ...owed], tenders: [{ account: fund, amount: 4650n }] },
    ['refundPay refunds_payable 4650', `refundPay ${fund} -4650`],
  ],
  'ledger.refundFulfilled': [
    {
      ...order,
      tenders: [{ account: fund, amount: 750n }],
      claim: {
        fee: 1000n,
        taxes: [{ account: 'tax.excise.us', amount: 100n }],
        principal: 0n,
        discount: 200n,
        rewards: 150n,
        rewardsTakenBack: 20n,
      },
    },
    [
      'refundFulfilled revenue_returns 1000',
      'refundFulfilled tax.excise.us 100',
      'refundFulfilled contra.coupon -200',
      'refundFulfilled rewards.5 -150',
      `refundFulfilled ${fund} -750`,
      'reward.takeBack rewards.5 20',
      'reward.takeBack reward.expense -20',
    ],
  ],
  'ledger.reverseLast': [
    { posted: extra, undone: { version: 2, effects: [] } },
    [
      'undo.chargeExtra ar_customer -96',
      'undo.chargeExtra deferred_revenue 90',
      'undo.chargeExtra tax_clear 6',
    ],
  ],
  'ledger.commission.accrue': [
    order,
    [
      'commission.accrue expense.commission.Miscellany 340',
      'commission.accrue commission.payable.office.7 -300',
      'commission.accrue commission.payable.user.2 -40',
    ],
  ],
  'ledger.commission.reverse': [
    { ...order, posted: sold },
    [
      'commission.reverse expense.commission.Miscellany -340',
      'commission.reverse commission.payable.office.7 300',
      'commission.reverse commission.payable.user.2 40',
    ],
  ],
  'ledger.commission.delta': [
    { ...order, delta: -25n },
    ['commission.delta expense.commission.Miscellany -25', 'commission.delta commission.payable.office.7 25'],
  ],
  'ledger.reward.accrue': [order, ['reward.accrue reward.expense 20', 'reward.accrue rewards.5 -20']],
  'ledger.revenue': [
    { ...order, posted: [...sold, ...paidOut] },
    [
      'revenue deferred_revenue 1000',
      'revenue revenue.price.Miscellany -1000',
      'revenue contra.coupon 200',
      'revenue deferred_discount -200',
      'revenue tax_clear 100',
      'revenue tax.excise.us -30',
      'revenue tax.sales.fl -70',
    ],
  ],
  'ledger.providerHold': [order, []],
  'ledger.providerPost': [
    order,
    ['providerPost cost.provider.Miscellany 100', 'providerPost fund.provider.9 -100'],
  ],
  'ledger.providerVoid': [order, []],
  'ledger.providerDelta': [
    { ...order, delta: 15n },
    ['providerDelta cost.provider.Miscellany 15', 'providerDelta fund.provider.9 -15'],
  ],
  'ledger.blockFunds': [
    { ...order, posted: sold },
    [
      'blockFunds deferred_discount -200',
      'blockFunds customer_funds 4000',
      'blockFunds deferred_revenue 1000',
      'blockFunds tax_clear 100',
      'blockFunds blocked_funds -4900',
    ],
  ],
  'ledger.unblockFunds': [
    { ...order, posted: [...sold, ...blocked] },
    [
      'unblockFunds deferred_discount 200',
      'unblockFunds customer_funds -4000',
      'unblockFunds deferred_revenue -1000',
      'unblockFunds tax_clear -100',
      'unblockFunds blocked_funds 4900',
    ],
  ],
  'ledger.grant.commit': [
    { ...order, grant: { amount: 4000n, bankId: 'main' } },
    ['grant.commit customer_funds 4000', 'grant.commit grants_payable -4000'],
  ],
  'ledger.grant.pay': [
    { ...order, posted: promised, grant: { amount: 4000n, bankId: 'main' } },
    ['grant.pay grants_payable 4000', 'grant.pay corp.bank.main -4000'],
  ],
  'ledger.grant.void': [
    { ...order, posted: promised },
    ['grant.void customer_funds -4000', 'grant.void grants_payable 4000'],
  ],
  'ledger.grant.unpay': [
    { ...order, posted: paidOut },
    ['grant.unpay grants_payable -4000', 'grant.unpay corp.bank.main 4000'],
  ],
  'ledger.grn': [supplier, ['grn inventory.4 900', 'grn grn_accrual -900']],
  'ledger.payable.pay': [
    supplier,
    [
      'supplier.bill grn_accrual 900',
      'supplier.bill ap.supplier.2 -900',
      'payable.pay ap.supplier.2 800',
      'payable.pay corp.bank.main -800',
    ],
  ],
  'ledger.invoice.issue': [bill, ['invoice.issue ar.7 107', 'invoice.issue revenue.invoice -107']],
  'ledger.invoice.pay': [bill, ['invoice.pay corp.bank.main 107', 'invoice.pay ar.7 -107']],
  'ledger.invoice.payPartial': [
    { ...bill, tenders: [{ account: 'corp.bank.main', amount: 7n }] },
    ['invoice.pay corp.bank.main 7', 'invoice.pay ar.7 -7'],
  ],
  'ledger.invoice.unpay': [
    { ...bill, posted: posted(...postingsOf('ledger.invoice.pay', bill)) },
    ['invoice.unpay corp.bank.main -107', 'invoice.unpay ar.7 107'],
  ],
  'ledger.invoice.void': [
    { ...bill, posted: posted(...postingsOf('ledger.invoice.issue', bill)) },
    ['invoice.void ar.7 -107', 'invoice.void revenue.invoice 107'],
  ],
  'ledger.invoice.refund': [
    bill,
    ['invoice.refund revenue_returns 107', 'invoice.refund corp.bank.main -107'],
  ],
  'ledger.fund.payment': [deposit, [`fund.payment ${fund} -500`, 'fund.payment corp.bank.main 500']],
  'ledger.fund.return': [deposit, [`fund.return ${fund} 500`, 'fund.return corp.bank.main -500']],
  'ledger.fund.adjust': [
    { ...deposit, amount: -500n },
    [`fund.adjust ${fund} 500`, 'fund.adjust adjustments -500'],
  ],
  'session.countDiff': [
    { officeId: '7', scope: 'Sale', currency: 'USD', difference: -100n },
    [`cash.difference ${fund} -100`, 'cash.difference cash.difference 100'],
  ],
  'inv.sale': [goods, ['inv.sale cogs 900', 'inv.sale inventory.4 -900']],
  'inv.unwind': [
    { ...goods, posted: posted(...postingsOf('inv.sale', goods)) },
    ['inv.saleCancel cogs -900', 'inv.saleCancel inventory.4 900'],
  ],
  'inv.adjust': [store, ['inv.adjust inventory.4 900', 'inv.adjust inventory.adjustment -900']],
  'inv.transferOut': [store, ['inv.transferOut inventory.transit 900', 'inv.transferOut inventory.4 -900']],
  'inv.transferIn': [store, ['inv.transferIn inventory.4 900', 'inv.transferIn inventory.transit -900']],
  'card.settlement': [
    { ...money, mid: 'm1', fee: 15n },
    [
      'card.settlement corp.bank.main 485',
      'card.settlement card.fees 15',
      'card.settlement card.clearing.m1 -500',
    ],
  ],
  'card.chargeback': [
    { ...money, mid: 'm1', fee: 15n },
    [
      'card.chargeback claims.loss 500',
      'card.chargeback card.fees 15',
      'card.chargeback card.clearing.m1 -515',
    ],
  ],
  'agency.payment': [
    { ...money, officeId: '7' },
    ['agency.payment commission.payable.office.7 500', 'agency.payment corp.bank.main -500'],
  ],
  'tax.remit': [
    { ...money, account: 'tax.excise.us' },
    ['tax.remit tax.excise.us 500', 'tax.remit corp.bank.main -500'],
  ],
  'unclaimed.move': [money, ['unclaimed.move refunds_payable 500', 'unclaimed.move unclaimed -500']],
  'unclaimed.pay': [money, ['unclaimed.pay unclaimed 500', 'unclaimed.pay corp.bank.main -500']],
  'reward.expire': [
    { customerId: '5', currency: 'USD', amount: 20n },
    ['reward.expire rewards.5 20', 'reward.expire reward.expense -20'],
  ],
  'coupon.issue': [
    { id: '3', currency: 'USD', budget: 1000n, uses: 5n },
    [
      'coupon.issue coupon.issued 1000',
      'coupon.issue coupon.budget.3 -1000',
      'coupon.issue coupon.issued 5 XXX',
      'coupon.issue coupon.uses.3 -5 XXX',
    ],
  ],
  'fx.convert': [
    {
      from: { account: 'corp.bank.eur', currency: 'EUR', amount: 100n },
      to: { account: 'corp.bank.main', currency: 'USD', amount: 110n },
      spread: 3n,
    },
    [
      'fx.convert corp.bank.eur -100 EUR',
      'fx.convert fx.position.EUR 100 EUR',
      'fx.convert corp.bank.main 110',
      'fx.convert fx.position.USD -107',
      'fx.convert revenue.fx -3',
    ],
  ],
};

describe('each posting', () => {
  test.each(Object.keys(rules) as PostingName[])('%s', (name) => {
    const [facts, expected] = cases[name];
    expect(books(postingsOf(name, facts as never))).toEqual(expected);
  });
});
