import { describe, expect, test } from 'vitest';
import { type PostingName, postingsOf, rules } from './postings-of.ts';
import { orderPostings } from './test-order-postings.ts';
import { posted, fund, store, goods, deposit, bill, supplier, money, books } from './test-posting-facts.ts';
import type { Case } from './test-posting-facts.ts';

/** Whatever is posted: a rule without its lines here does not compile. */
const cases: Case = {
  ...orderPostings,
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
