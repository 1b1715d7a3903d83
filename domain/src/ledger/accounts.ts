import type { ServiceType } from '../access/service-type.ts';
import type { OfficeType } from '../access/office-type.ts';
import type { AccountCode } from './chart.ts';
import type { OrderFacts, Seller } from './facts.ts';

export type FundScope = 'Sale' | 'Proxy' | 'Provider';

const fundRoots = { Sale: 'fund.sale', Proxy: 'fund.proxy', Provider: 'fund.provider' } as const;

/** Money the house owes to a third party never is revenue: these services pass their principal on. */
const passThrough: readonly ServiceType[] = ['MoneyTransfer', 'DepositCardRequest'];

export function fundAccount(scope: FundScope, officeId: string): AccountCode {
  return `${fundRoots[scope]}.${officeId}`;
}

/** Which kind of fund an office has; null for one that neither sells nor fulfils. */
export function fundScopeOf(officeType: OfficeType): FundScope | null {
  return ({ Regular: 'Sale', External: 'Proxy', Provider: 'Provider', None: null } as const)[officeType];
}

export function sellerFund({ scope, officeId }: Seller): AccountCode {
  return fundAccount(scope, officeId);
}

export function bankAccount(bankId: string): AccountCode {
  return `corp.bank.${bankId}`;
}

export function cardClearing(mid: string): AccountCode {
  return `card.clearing.${mid}`;
}

export function rewardsAccount(customerId: string): AccountCode {
  return `rewards.${customerId}`;
}

export function revenueAccount(service: ServiceType): AccountCode {
  return passThrough.includes(service) ? `revenue.fee.${service}` : `revenue.price.${service}`;
}

/**
 * Who gets the commission of the selling office: a net-settled agency keeps it in its fund. What it has to give back
 * becomes its debt, since a fund at its floor must not stop the engine from closing a dead order.
 */
export function commissionPayee({ seller }: Pick<OrderFacts, 'seller'>, isInItsFavour: boolean): AccountCode {
  if (seller.isNetSettled && isInItsFavour) return sellerFund(seller);
  return `commission.payable.office.${seller.officeId}`;
}
