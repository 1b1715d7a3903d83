import { expect, test } from 'vitest';

import { accountCode, chartRowOf } from './chart.ts';

test.each([
  ['customer_funds', 'customer_funds'],
  ['fund.sale.7', 'fund.sale'],
  ['commission.payable.user.12', 'commission.payable.user'],
  ['inventory.transit', 'inventory.transit'],
  ['inventory.4', 'inventory'],
  ['tax.excise.us', 'tax.excise'],
])('%s is an account of %s', (code, root) => {
  expect(accountCode(code)).toBe(code);
  expect(chartRowOf(code)?.root).toBe(root);
});

test.each([
  '',
  'fund',
  'fund.sale',
  'fund.sale.',
  'customer_funds.7',
  'funds.sale.7',
  'fund.sale.7 ',
  'constructor',
])('the chart has no account "%s"', (code) =>
  expect(() => accountCode(code)).toThrow('The chart has no account'),
);
