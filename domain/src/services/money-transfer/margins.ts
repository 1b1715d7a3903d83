import { basisPoints, money, roundingOf } from '../../kernel/money.ts';
import type { QuoteCommission, QuoteProviderCost } from '../../order/quote.ts';
import { clamp } from './charges.ts';
import type { TransferRequest } from './transfer-request.ts';
import type { SettingRow, TransferTables } from './transfer-tables.ts';
import { mostSpecific } from './transfer-tables.ts';

/** What the selling office earns; an office without a rule earns nothing. */
export function commissionOf(
  tables: TransferTables,
  request: TransferRequest,
  paid: { readonly fee: bigint; readonly price: bigint },
): QuoteCommission | null {
  const rule = mostSpecific(tables.commissions, [
    ['officeId', request.office.id, 4],
    ['officeGroup', request.office.officeType, 2],
    ['method', request.method, 1],
  ]);
  if (rule === undefined) return null;
  const { basis, of } = rule.value;
  const value = BigInt(rule.value.value);
  const whole = money(of === 'Fee' ? paid.fee : paid.price, 'USD');
  const amount = basis === 'Fix' ? value : basisPoints(whole, value, roundingOf.commission).minor;
  return { basis, value, amount: clamp(amount, rule.value), ruleId: rule.id, ruleVersion: rule.version };
}

/** The provider of a place: the municipality's before the province's before the general one. */
export function providerRule(
  tables: TransferTables,
  request: Pick<TransferRequest, 'province' | 'municipality' | 'method' | 'payoutCurrency'>,
): SettingRow<'providers'> | undefined {
  return mostSpecific(tables.providers, [
    ['municipality', request.municipality, 8],
    ['province', request.province, 4],
    ['method', request.method, 2],
    ['payoutCurrency', request.payoutCurrency, 1],
  ]);
}

export function providerCostOf(rule: SettingRow<'providers'>, principal: bigint): QuoteProviderCost {
  const { providerOfficeId, costFixed, costPoints } = rule.value;
  const part = basisPoints(money(principal, 'USD'), BigInt(costPoints), roundingOf.customerPrice).minor;
  return {
    officeId: providerOfficeId,
    amount: BigInt(costFixed) + part,
    ruleId: rule.id,
    ruleVersion: rule.version,
  };
}
