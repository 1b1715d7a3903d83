import { fundAccount, fundScopeOf } from '#domain/ledger/accounts.ts';
import type { Created } from '#domain/kernel/wire.ts';
import type { OrderAction } from '#domain/order/action.ts';
import { createFundMove } from '#server/areas/funds/save-fund-move.queries.ts';
import { accountBalance } from '#server/engine/ledger/account-balance.queries.ts';
import { act } from '#server/engine/orders/act.queries.ts';
import { orderEngine } from '#server/orders.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { DemoHouse } from './demo-house.queries.ts';
import type { DemoOfficeCode } from './demo-offices.ts';
import { slipOf } from './demo-slips.queries.ts';

/** A deposit day: 0 before the first sale, then one a week. */
export interface DemoDeposit {
  readonly week: number;
  readonly at: Date;
  /** Names the calls in the history. */
  readonly key: string;
  /** Of the whole demo; the small agency is short whatever its size. */
  readonly orders: number;
  /** Nothing of it is later. */
  readonly isLast: boolean;
}

const sellers = ['HIA', 'KEN', 'TAM', 'HOU', 'ORL'] as const;
/** Who enters the deposits of an office; the corporation does it for who has nobody yet. */
const makers: Readonly<Partial<Record<DemoOfficeCode, string>>> = {
  HIA: 'accounting',
  KEN: 'office-admin',
  HOU: 'proxy-admin',
};
/** What Kendall and our provider always have with us after a deposit, US cents. */
const prepaid = 6_000_000n;

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

interface PayIn {
  readonly office: DemoOfficeCode;
  readonly deposit: DemoDeposit;
  readonly amount: bigint;
}

/** Entered with its slip by one, approved and booked by another; the newest one of Tampa still waits. */
async function payIn(house: DemoHouse, { office: code, deposit, amount }: PayIn): Promise<void> {
  if (amount <= 0n) return;
  const office = house.officeOf(code);
  const maker = makers[code] ?? 'corporation-accounting';
  const checker = maker === 'corporation-accounting' ? 'admin' : 'corporation-accounting';
  const minutes = (before: number): Date => new Date(deposit.at.getTime() - before * 60_000);
  const by = (login: string, before: number): OfficeContext =>
    house.as(login, makers[code] === login ? code : 'GHO', { at: minutes(before), key: deposit.key });
  const bankReference = `DEP-${code}-${String(deposit.week + 1).padStart(3, '0')}`;
  const first = by(maker, 42);
  let move = await createFundMove(orderEngine, first, {
    officeId: office.id,
    kind: 'Payment',
    amount: String(amount),
    isDebit: false,
    isOpening: false,
    bankReference,
    depositedOn: deposit.at.toISOString().slice(0, 10),
    slipFileId: await slipOf(first, { name: bankReference, office: office.name, amount }),
    note: '',
  });
  move = await doTo(by(maker, 40), move, 'Submit');
  if (deposit.isLast && code === 'TAM') return;
  move = await doTo(by(checker, 12), move, 'Approved');
  await doTo(by(checker, 0), move, 'Deposit');
}

async function doTo(context: OfficeContext, { id }: Created, action: OrderAction): Promise<Created> {
  return await act(orderEngine, context, { orderId: id, input: { action } });
}
