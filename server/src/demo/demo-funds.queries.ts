import { fundAccount, fundScopeOf } from '#domain/ledger/accounts.ts';
import { postingsOf } from '#domain/ledger/postings-of.ts';
import { accountBalance } from '#server/engine/ledger/account-balance.queries.ts';
import { asJournals } from '#server/engine/ledger/book-order.queries.ts';
import { postedUnder } from '#server/engine/ledger/posted.queries.ts';
import { postJournals } from '#server/engine/ledger/post-journals.queries.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import type { DemoHouse } from './demo-house.queries.ts';
import type { DemoOfficeCode } from './demo-offices.ts';

/** A deposit day: 0 before the first sale, then one a week. */
export interface DemoDeposit {
  readonly week: number;
  readonly at: Date;
  /** Of the whole demo; the small agency is short whatever its size. */
  readonly orders: number;
}

const sellers = ['HIA', 'KEN', 'TAM', 'HOU', 'ORL'] as const;
/** What Kendall and our provider always have with us after a deposit, US cents. */
const prepaid = 6_000_000n;
const bankId = 'main';

/** Offices pay in what they owe, those that prepay what they will sell; and we prefund the provider. */
export async function payIntoFunds(house: DemoHouse, deposit: DemoDeposit): Promise<void> {
  for (const office of sellers) {
    const owed = -(await balanceOf(house, office, deposit.at));
    await payIn(house, { office, deposit, amount: amountOf(office, owed, deposit) });
  }
  const float = await balanceOf(house, 'HAB', deposit.at);
  await payIn(house, { office: 'HAB', deposit, amount: 2n * prepaid - float });
}

function amountOf(office: (typeof sellers)[number], owed: bigint, { week, orders }: DemoDeposit): bigint {
  if (office === 'KEN') return prepaid + owed;
  if (office !== 'ORL') return owed;
  // Orlando sells for more than it pays in: towards the end its fund is used up.
  return BigInt(Math.round((week === 0 ? 400_000 : week < 9 ? 260_000 : 60_000) * (orders / 2000)));
}

/** What an office has with us (a seller) or we with it (the provider), at the end of a day. */
async function balanceOf(house: DemoHouse, code: DemoOfficeCode, at: Date): Promise<bigint> {
  const { id, office_type } = house.officeOf(code);
  const scope = fundScopeOf(office_type as 'Regular') ?? 'Sale';
  const account = fundAccount(scope, id);
  const asOf = at.toISOString().slice(0, 10);
  return await accountBalance(house.services.db, { account, currency: 'USD', asOf });
}

async function payIn(
  house: DemoHouse,
  { office: code, deposit, amount }: { office: DemoOfficeCode; deposit: DemoDeposit; amount: bigint },
): Promise<void> {
  const prefix = `fund:demo-${code}-${deposit.week}`;
  const { services } = house;
  if (amount <= 0n || (await postedUnder(services.db, `${prefix}:`)).length > 0) return;
  const context = house.as('corporation-accounting', 'GHO', {
    at: deposit.at,
    key: `demo-fund-${deposit.week}`,
  });
  const office = house.officeOf(code);
  const scope = fundScopeOf(office.office_type as 'Regular') ?? 'Sale';
  const facts = { officeId: office.id, scope, currency: 'USD', amount, bankId, posted: [] } as const;
  await transact(context, async (tx) => {
    await postJournals(tx, {
      on: deposit.at.toISOString().slice(0, 10),
      at: deposit.at,
      journals: asJournals(postingsOf('ledger.fund.payment', facts), {
        prefix: `${prefix}:1`,
        actorId: context.user.id,
      }),
    });
  });
}
