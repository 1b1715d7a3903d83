/** Asset, liability, equity, revenue, expense; memo accounts are off the books. */
export type AccountClass = 'A' | 'L' | 'E' | 'R' | 'X' | 'M';

/** What the last part of an account's code names. */
export type AccountOwner =
  | 'bank'
  | 'mid'
  | 'office'
  | 'user'
  | 'customer'
  | 'coupon'
  | 'supplier'
  | 'store'
  | 'service'
  | 'state'
  | 'currency';

interface ChartRow {
  readonly class: AccountClass;
  /** 1: a debit makes it grow, -1: a credit. */
  readonly normal: 1 | -1;
  /** With an owner there is one account for each of them: `fund.sale.7`. */
  readonly owner?: AccountOwner;
  /** Has a live balance that never falls below its floor. */
  readonly isGuarded?: true;
  /** Where the money of an order waits: zero for each order that is finished. */
  readonly isClearing?: true;
}

/** The chart of accounts; the database holds the same (0007_ledger.sql) and opens accounts by it. */
export const chart = {
  'corp.bank': { class: 'A', normal: 1, owner: 'bank' },
  'card.clearing': { class: 'A', normal: 1, owner: 'mid' },

  'fund.sale': { class: 'L', normal: -1, owner: 'office', isGuarded: true },
  'fund.proxy': { class: 'L', normal: -1, owner: 'office', isGuarded: true },
  'fund.provider': { class: 'A', normal: 1, owner: 'office', isGuarded: true },

  customer_funds: { class: 'L', normal: -1, isClearing: true },
  deferred_revenue: { class: 'L', normal: -1, isClearing: true },
  deferred_discount: { class: 'A', normal: 1, isClearing: true },
  advance: { class: 'L', normal: -1, isClearing: true },
  ar_customer: { class: 'A', normal: 1, isClearing: true },
  refunds_payable: { class: 'L', normal: -1, isClearing: true },
  grants_payable: { class: 'L', normal: -1, isClearing: true },
  tax_clear: { class: 'L', normal: -1, isClearing: true },

  'tax.excise': { class: 'L', normal: -1, owner: 'state' },
  'tax.sales': { class: 'L', normal: -1, owner: 'state' },
  blocked_funds: { class: 'L', normal: -1 },
  unclaimed: { class: 'L', normal: -1 },
  'commission.payable.office': { class: 'L', normal: -1, owner: 'office' },
  'commission.payable.user': { class: 'L', normal: -1, owner: 'user' },
  rewards: { class: 'L', normal: -1, owner: 'customer', isGuarded: true },

  // What is left of a coupon: money, or pieces in the currency XXX.
  'coupon.budget': { class: 'M', normal: -1, owner: 'coupon', isGuarded: true },
  'coupon.uses': { class: 'M', normal: -1, owner: 'coupon', isGuarded: true },
  'coupon.issued': { class: 'M', normal: 1 },

  'ap.supplier': { class: 'L', normal: -1, owner: 'supplier' },
  grn_accrual: { class: 'L', normal: -1 },
  inventory: { class: 'A', normal: 1, owner: 'store' },
  'inventory.transit': { class: 'A', normal: 1 },
  ar: { class: 'A', normal: 1, owner: 'office' },

  'revenue.fee': { class: 'R', normal: -1, owner: 'service' },
  'revenue.price': { class: 'R', normal: -1, owner: 'service' },
  'revenue.invoice': { class: 'R', normal: -1 },
  'revenue.fx': { class: 'R', normal: -1 },
  penalty_rev: { class: 'R', normal: -1 },
  'contra.coupon': { class: 'R', normal: 1 },
  revenue_returns: { class: 'R', normal: 1 },

  'cost.provider': { class: 'X', normal: 1, owner: 'service' },
  cogs: { class: 'X', normal: 1 },
  'expense.commission': { class: 'X', normal: 1, owner: 'service' },
  'reward.expense': { class: 'X', normal: 1 },
  'inventory.adjustment': { class: 'X', normal: 1 },
  'card.fees': { class: 'X', normal: 1 },
  'claims.loss': { class: 'X', normal: 1 },
  'fx.loss': { class: 'X', normal: 1 },
  'cash.difference': { class: 'X', normal: 1 },
  adjustments: { class: 'X', normal: 1 },

  'equity.opening': { class: 'E', normal: -1 },
  'equity.retained': { class: 'E', normal: -1 },
  'fx.position': { class: 'A', normal: 1, owner: 'currency' },
} as const satisfies Readonly<Record<string, ChartRow>>;

export type AccountRoot = keyof typeof chart;
type OwnedRoot = {
  [R in AccountRoot]: (typeof chart)[R] extends { owner: string } ? R : never;
}[AccountRoot];
/** A root that is an account by itself, or `root.owner`. */
export type AccountCode = Exclude<AccountRoot, OwnedRoot> | `${OwnedRoot}.${string}`;
export type ClearingAccount = {
  [R in AccountRoot]: (typeof chart)[R] extends { isClearing: true } ? R : never;
}[AccountRoot];

const roots: ReadonlyMap<string, ChartRow> = new Map(Object.entries(chart));

/** The row of the chart that a code belongs to; undefined if it belongs to none. */
export function chartRowOf(code: string): (ChartRow & { readonly root: AccountRoot }) | undefined {
  const alone = roots.get(code);
  if (alone !== undefined && alone.owner === undefined) return { ...alone, root: code as AccountRoot };
  const [, root = '', owner] = /^(.*)\.([A-Za-z0-9_-]{1,40})$/.exec(code) ?? [];
  const row = roots.get(root);
  if (owner === undefined || row?.owner === undefined) return undefined;
  return { ...row, root: root as AccountRoot };
}

export function isAccountCode(code: string): code is AccountCode {
  return chartRowOf(code) !== undefined;
}

/** For codes that come from a price or a setting, such as the account of a tax. */
export function accountCode(code: string): AccountCode {
  if (!isAccountCode(code)) throw new RangeError(`The chart has no account ${code}`);
  return code;
}

export function isClearing(code: string): code is ClearingAccount {
  return chartRowOf(code)?.isClearing === true;
}
