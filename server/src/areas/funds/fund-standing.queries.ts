import type { OfficeType } from '#domain/access/office-type.ts';
import type { FundStanding } from '#domain/areas/funds/fund-standing.schema.ts';
import type { CreditModel } from '#domain/ledger/fund-terms.ts';
import { fundAccount, fundScopeOf } from '#domain/ledger/accounts.ts';
import { type FundBalance, fundBalance } from '#server/engine/ledger/balances.queries.ts';
import { bookDay } from '#server/engine/orders/book-day.queries.ts';
import { isOverdue } from '#server/engine/orders/money-guards.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { lapsedLicence } from '#server/engine/orders/service-guards.queries.ts';

/** The same figures by which a sale of the caller's office will be judged. */
export async function readFundStanding(context: OfficeContext): Promise<FundStanding> {
  const { services, office } = context;
  const today = await bookDay(context);
  const row = await services.db
    .selectFrom('offices')
    .select(['credit_model', 'hold_reason', 'licences'])
    .where('id', '=', office.id)
    .executeTakeFirstOrThrow();
  const scope = fundScopeOf(office.officeType as OfficeType);
  const fund =
    scope === null || row.credit_model === 'NoLimit'
      ? null
      : await fundBalance(services.db, { account: fundAccount(scope, office.id), today });
  return {
    fund: fund && standingOf(fund, { creditModel: row.credit_model as CreditModel, today }),
    lapsedLicence: lapsedLicence(row.licences, today),
    isHeld: row.hold_reason !== null,
  };
}

function standingOf(
  fund: FundBalance,
  { creditModel, today }: { creditModel: CreditModel; today: string },
): FundStanding['fund'] {
  const { available, floor, lowBelow, oldestUnpaidDay } = fund;
  if (available === null || floor === null) return null;
  return {
    creditModel,
    available: String(available),
    limit: String(-floor),
    isLow: lowBelow !== null && available < lowBelow,
    overdueSince: isOverdue(fund, today) ? oldestUnpaidDay : null,
  };
}
