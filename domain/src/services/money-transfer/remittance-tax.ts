import { allocate, money, roundingOf } from '../../kernel/money.ts';
import { divide } from '../../kernel/decimal.ts';
import type { SettingValue } from './transfer-settings.schema.ts';
import type { Tender, TransferTax } from './transfer-request.ts';

interface Taxed {
  /** What reaches the receiver, in cents: the principal. */
  readonly base: bigint;
  /** What is to be paid before the tax. */
  readonly price: bigint;
  readonly tenders: readonly Tender[];
}

/**
 * The tax on remittances by tender (IRC 4475). Of a mixed payment the taxed tenders answer for their share of the
 * price before tax. While no tender is known the tax is that of cash, the dearest.
 */
export function remittanceTax(
  { taxPoints: points, taxTenders }: Pick<SettingValue<'rules'>, 'taxPoints' | 'taxTenders'>,
  { base, price, tenders }: Taxed,
): TransferTax {
  const known = sharesOf(tenders, price);
  const isKnown = known.length > 0;
  const taxed = isKnown
    ? known.filter(({ tender }) => taxTenders.includes(tender))
    : [{ tender: 'Cash' as const, share: 1n }];
  const whole = isKnown ? sum(known) : 1n;
  const share = sum(taxed);
  if (share === 0n) return { base, points, isKnown, amount: 0n, parts: [] };
  const amount = divide(BigInt(points) * base * share, 10_000n * whole, roundingOf.tax);
  const split = allocate(
    money(amount, 'USD'),
    taxed.map((one) => one.share),
  );
  const parts = taxed.map(({ tender }, index) => ({ tender, amount: split[index]?.minor ?? 0n }));
  return { base, points, isKnown, amount, parts };
}

/** What each tender pays of the price; one without an amount pays what the others leave. */
function sharesOf(tenders: readonly Tender[], price: bigint) {
  const given = tenders.reduce((sum, { amount }) => sum + (amount ?? 0n), 0n);
  const rest = price > given ? price - given : 0n;
  return tenders
    .map(({ method, amount }) => ({ tender: method, share: amount ?? rest }))
    .filter(({ share }) => share > 0n);
}

function sum(shares: readonly { share: bigint }[]): bigint {
  return shares.reduce((total, { share }) => total + share, 0n);
}
