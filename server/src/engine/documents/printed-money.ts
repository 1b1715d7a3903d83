import type { Currency } from '#domain/kernel/money.ts';
import { formatAmount, money } from '#domain/kernel/money.ts';

/** An amount on papers and in mails, with English digits in both languages: `$1,234.50`, `41,000.00 CUP`. */
export function printedMoney(minor: bigint | string, currency: string): string {
  const amount = BigInt(minor);
  const plain = formatAmount(money(amount < 0n ? -amount : amount, currency as Currency));
  const [whole = '0', places] = plain.split('.');
  const figures = [BigInt(whole).toLocaleString('en-US'), ...(places === undefined ? [] : [places])].join(
    '.',
  );
  const sign = amount < 0n ? '−' : '';
  return currency === 'USD' ? `${sign}$${figures}` : `${sign}${figures} ${currency}`;
}
