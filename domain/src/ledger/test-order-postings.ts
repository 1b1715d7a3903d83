import {
  fund,
  order,
  sold,
  paidBefore,
  owed,
  extra,
  promised,
  paidOut,
  blocked,
} from './test-posting-facts.ts';
import type { Case } from './test-posting-facts.ts';

/** One sale of 47.50 after a coupon of 2.00 and rewards of 1.50, and what can become of it. */
export const orderPostings = {
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
} satisfies Partial<Case>;
