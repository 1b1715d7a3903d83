import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { bookEffects } from './book-effects.ts';
import { noAmounts, type OrderFacts } from './facts.ts';
import { postingsOf } from './postings-of.ts';
import type { Posting } from './posting.ts';

const amount = fc.bigInt({ min: 1n, max: 10n ** 15n });

/** Account and amount, as an accountant writes it. */
function lines(postings: readonly Posting[]): [string, string, bigint][][] {
  return postings.map((posting) => posting.lines.map((line) => [line.account, line.currency, line.amount]));
}

describe('funds', () => {
  const base = { officeId: '7', currency: 'USD', amount: 500n, bankId: 'main', posted: [] } as const;

  test.each([
    ['Sale', 'fund.sale.7', 1n],
    ['Proxy', 'fund.proxy.7', 1n],
    ['Provider', 'fund.provider.7', -1n],
  ] as const)('a payment of %s', (scope, fund, sign) => {
    const [posting] = postingsOf('ledger.fund.payment', { ...base, scope });
    expect(posting).toMatchObject({ txnType: 'Payment', scope, officeId: '7' });
    expect(lines([posting as Posting])).toEqual([
      [
        [fund, 'USD', -500n * sign],
        ['corp.bank.main', 'USD', 500n * sign],
      ],
    ]);
  });

  test('a return is the payment the other way round', () => {
    const paid = postingsOf('ledger.fund.payment', { ...base, scope: 'Sale' });
    const returned = postingsOf('ledger.fund.return', { ...base, scope: 'Sale' });
    expect(returned[0]?.txnType).toBe('ReturnOfFund');
    expect(lines(returned)).toEqual(
      lines(paid).map((posting) => posting.map(([account, currency, sum]) => [account, currency, -sum])),
    );
  });

  test('an agency is taken on with an opening balance', () => {
    const facts = { ...base, scope: 'Proxy', counter: 'equity.opening' } as const;
    expect(lines(postingsOf('ledger.fund.adjust', facts))).toEqual([
      [
        ['fund.proxy.7', 'USD', -500n],
        ['equity.opening', 'USD', 500n],
      ],
    ]);
  });
});

describe('a money transfer', () => {
  const facts: OrderFacts = {
    service: 'MoneyTransfer',
    currency: 'USD',
    seller: { officeId: '7', scope: 'Sale', isNetSettled: false },
    provider: { officeId: '9' },
    customerId: null,
    amounts: {
      ...noAmounts,
      principal: 10_000n,
      fee: 1_000n,
      taxes: [{ account: 'tax.excise.us', amount: 110n }],
      discount: 200n,
      commission: 300n,
      providerCost: 150n,
      fxGain: 40n,
    },
    tenders: [{ account: 'fund.sale.7', amount: 10_910n }],
    posted: [],
  };
  const sold = bookEffects(['ledger.pay', 'ledger.commission.accrue', 'doc.receipt'], facts);
  const posted = sold.postings.map((posting, at) => ({
    ...posting,
    id: String(at),
    idem: `order:1:2:${at}:${posting.kind}`,
    isReversed: false,
  }));

  test('its principal waits for the recipient and never is revenue', () => {
    expect(lines(sold.postings)).toEqual([
      [
        ['fund.sale.7', 'USD', 10_910n],
        ['deferred_discount', 'USD', 200n],
        ['customer_funds', 'USD', -10_000n],
        ['deferred_revenue', 'USD', -1_000n],
        ['tax_clear', 'USD', -110n],
      ],
      [
        ['expense.commission.MoneyTransfer', 'USD', 300n],
        ['commission.payable.office.7', 'USD', -300n],
      ],
    ]);
  });

  test('delivered, the provider gets the principal and its pay, we the fee and the gain of the exchange', () => {
    const booked = bookEffects(['ledger.providerPost', 'ledger.revenue', 'ledger.reward.accrue'], {
      ...facts,
      posted,
    });
    expect(booked.isReleased).toBe(true);
    expect(lines(booked.postings)).toEqual([
      [
        ['customer_funds', 'USD', 9_960n],
        ['cost.provider.MoneyTransfer', 'USD', 150n],
        ['fund.provider.9', 'USD', -10_110n],
      ],
      [
        ['deferred_revenue', 'USD', 1_000n],
        ['revenue.fee.MoneyTransfer', 'USD', -1_000n],
        ['contra.coupon', 'USD', 200n],
        ['deferred_discount', 'USD', -200n],
        ['tax_clear', 'USD', 110n],
        ['tax.excise.us', 'USD', -110n],
        ['customer_funds', 'USD', 40n],
        ['revenue.fx', 'USD', -40n],
      ],
    ]);
  });

  test('a submit holds what its delivery will cost', () => {
    expect(bookEffects(['ledger.providerHold', 'outbox.submit'], { ...facts, posted }).hold).toEqual({
      account: 'fund.provider.9',
      currency: 'USD',
      amount: 10_110n,
    });
  });

  test('cancelled with a penalty, the rest is owed and nobody earned', () => {
    const facts2 = { ...facts, posted, penalty: 500n };
    const dead = bookEffects(
      ['ledger.providerVoid', 'ledger.refundDue', 'ledger.commission.reverse'],
      facts2,
    );
    expect(lines(dead.postings)).toEqual([
      [
        ['deferred_discount', 'USD', -200n],
        ['customer_funds', 'USD', 10_000n],
        ['deferred_revenue', 'USD', 1_000n],
        ['tax_clear', 'USD', 110n],
        ['penalty_rev', 'USD', -500n],
        ['refunds_payable', 'USD', -10_410n],
      ],
      [
        ['expense.commission.MoneyTransfer', 'USD', -300n],
        ['commission.payable.office.7', 'USD', 300n],
      ],
    ]);
  });

  test('tenders that do not cover the price are a mistake of the program', () => {
    const short = { ...facts, tenders: [{ account: 'fund.sale.7', amount: 10_909n }] } as const;
    expect(() => bookEffects(['ledger.pay'], short)).toThrow('pay is off by -1 USD');
  });

  test('more than is owed is never paid back', () => {
    const rich = { ...facts, posted, tenders: [{ account: 'fund.sale.7', amount: 1n }] } as const;
    expect(() => bookEffects(['ledger.refundPay'], rich)).toThrow('more than is owed');
  });

  test('a net-settled agency keeps its commission in its fund, and owes it when the order dies', () => {
    const net = { ...facts, seller: { officeId: '7', scope: 'Proxy', isNetSettled: true } } as const;
    const [accrued] = bookEffects(['ledger.commission.accrue'], net).postings;
    expect(accrued?.lines[1]).toMatchObject({ account: 'fund.proxy.7', amount: -300n });
    const after = [{ ...(accrued as Posting), id: '1', idem: 'order:1:2:1:x', isReversed: false }];
    const [reversed] = bookEffects(['ledger.commission.reverse'], { ...net, posted: after }).postings;
    expect(reversed?.lines[1]).toMatchObject({ account: 'commission.payable.office.7', amount: 300n });
  });
});

test('an exchange sums to zero in each currency, whatever the spread', () => {
  fc.assert(
    fc.property(amount, amount, fc.bigInt({ min: -1000n, max: 1000n }), (given, taken, spread) => {
      const from = { account: 'corp.bank.eur', currency: 'EUR', amount: given } as const;
      const to = { account: 'corp.bank.main', currency: 'USD', amount: taken } as const;
      const [posting] = postingsOf('fx.convert', { from, to, spread });
      const fx = posting?.lines.find(({ account }) => account === 'revenue.fx' || account === 'fx.loss');
      expect(fx?.amount ?? 0n).toBe(-spread);
      expect(posting?.lines.find(({ account }) => account === 'fx.position.USD')?.amount ?? 0n).toBe(
        spread - taken,
      );
    }),
  );
});

test('a settlement pays what was captured less the fee', () => {
  const facts = { currency: 'USD', amount: 10_000n, fee: 290n, mid: 'm1', bankId: 'main' } as const;
  expect(lines(postingsOf('card.settlement', facts))).toEqual([
    [
      ['corp.bank.main', 'USD', 9_710n],
      ['card.fees', 'USD', 290n],
      ['card.clearing.m1', 'USD', -10_000n],
    ],
  ]);
});

test('a supplier is paid through its bill', () => {
  const facts = {
    supplierId: '2',
    storeId: '4',
    currency: 'USD',
    received: 900n,
    billed: 800n,
    paid: 800n,
    bankId: 'main',
    posted: [],
  } as const;
  expect(lines(postingsOf('ledger.grn', facts))).toEqual([
    [
      ['inventory.4', 'USD', 900n],
      ['grn_accrual', 'USD', -900n],
    ],
  ]);
  expect(lines(postingsOf('ledger.payable.pay', facts))).toEqual([
    [
      ['grn_accrual', 'USD', 800n],
      ['ap.supplier.2', 'USD', -800n],
    ],
    [
      ['ap.supplier.2', 'USD', 800n],
      ['corp.bank.main', 'USD', -800n],
    ],
  ]);
});

test('a bill to an office, its payment and its credit note', () => {
  const facts = {
    officeId: '7',
    scope: 'Proxy',
    currency: 'USD',
    lines: [
      { account: 'revenue.invoice', amount: 100n },
      { account: 'tax.sales.fl', amount: 7n },
    ],
    tenders: [{ account: 'fund.proxy.7', amount: 107n }],
    posted: [],
  } as const;
  const [issued] = postingsOf('ledger.invoice.issue', facts);
  expect(lines([issued as Posting])).toEqual([
    [
      ['ar.7', 'USD', 107n],
      ['revenue.invoice', 'USD', -100n],
      ['tax.sales.fl', 'USD', -7n],
    ],
  ]);
  expect(lines(postingsOf('ledger.invoice.pay', facts))).toEqual([
    [
      ['fund.proxy.7', 'USD', 107n],
      ['ar.7', 'USD', -107n],
    ],
  ]);
  const posted = [{ ...(issued as Posting), id: '1', idem: 'invoice:1:2:1:x', isReversed: false }];
  expect(postingsOf('ledger.invoice.void', { ...facts, posted })).toMatchObject([{ reverses: '1' }]);
});
