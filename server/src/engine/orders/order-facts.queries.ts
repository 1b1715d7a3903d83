import type { OfficeType } from '#domain/access/office-type.ts';
import type { Currency } from '#domain/kernel/money.ts';
import { fundAccount, fundScopeOf, sellerFund } from '#domain/ledger/accounts.ts';
import type { AccountCode } from '#domain/ledger/chart.ts';
import { type Clearing, clearingOf } from '#domain/ledger/clearing.ts';
import { noAmounts, type OrderAmounts, type OrderFacts, type Seller } from '#domain/ledger/facts.ts';
import type { PostedJournal } from '#domain/ledger/posting.ts';
import { type Quote, quoteFromWire, type WireQuote } from '#domain/order/quote.ts';
import type { OrderType } from '#domain/services/services.ts';
import { postedOf } from '#server/engine/ledger/posted.queries.ts';
import type { Act } from './order-engine.ts';

/** Everything the posting rules look at, as it stands now; an effect adds what only it knows. */
export async function orderFacts(act: Act): Promise<OrderFacts> {
  const { order, quote, patch } = act;
  const provider = patch.provider_office_id ?? order.provider_office_id;
  return {
    service: order.service as OrderType,
    currency: (quote?.currency ?? order.currency) as Currency,
    seller: await sellerOf(act),
    provider: provider === null ? null : { officeId: provider },
    customerId: order.customer_id,
    amounts: amountsOf(await quoteOf(act)),
    tenders: [],
    posted: await postedOfOrder(act),
  };
}

/** The journals of the order so far. Effects append those they are about to write. */
export async function postedOfOrder(act: Act): Promise<PostedJournal[]> {
  return await once(act, 'posted', async () =>
    // A draft has none, and most payments are of drafts.
    isUntouched(act.order) ? [] : await postedOf(act.tx, act.order.id),
  );
}

function isUntouched({ status, paid }: Act['order']): boolean {
  return (status === 'None' || status === 'Draft') && paid === '0';
}

export async function clearingOfOrder(act: Act): Promise<Clearing> {
  return clearingOf(await postedOfOrder(act));
}

/** The office that sold it, as the ledger sees it. An agency keeps its commission from what it collected. */
export async function sellerOf({ tx, context, order, memo }: Act): Promise<Seller> {
  const { office } = context;
  const officeType =
    office?.id === order.office_id
      ? office.officeType
      : await once({ memo }, 'sellerType', async () => {
          const row = await tx
            .selectFrom('offices')
            .select('office_type')
            .where('id', '=', order.office_id)
            .executeTakeFirstOrThrow();
          return row.office_type as OfficeType;
        });
  const isProxy = officeType === 'External';
  return { officeId: order.office_id, scope: isProxy ? 'Proxy' : 'Sale', isNetSettled: isProxy };
}

/** The fund of the office whose drawer or bank handles money now: where the person works, else where it was sold. */
export async function handlerFund(act: Act): Promise<AccountCode> {
  const { office } = act.context;
  const scope = office ? fundScopeOf(office.officeType) : null;
  if (!office || scope === null || scope === 'Provider') return sellerFund(await sellerOf(act));
  return fundAccount(scope, office.id);
}

export function providerFund({ order }: Act): AccountCode | null {
  return order.provider_office_id === null ? null : fundAccount('Provider', order.provider_office_id);
}

/** The price that counts: of this action, or the stored one. */
export async function quoteOf(act: Act): Promise<Quote> {
  if (act.quote !== null) return act.quote;
  const stored = await storedQuote(act);
  if (stored === undefined) throw new Error(`The order ${act.order.id} has no price`);
  return quoteFromWire(stored.quote as WireQuote);
}

/** The price that the order names, as it was stored; asked once per action. */
export async function storedQuote(act: Act) {
  return await once(
    act,
    'quote',
    async () =>
      await act.tx
        .selectFrom('order_quotes')
        .select(['quote', 'valid_until', 'at'])
        .where('order_id', '=', act.order.id)
        .where('version', '=', act.order.quote_version)
        .executeTakeFirst(),
  );
}

function amountsOf({ principal, fee, discount, taxes, commission, providerCost }: Quote): OrderAmounts {
  return {
    ...noAmounts,
    principal,
    fee,
    discount,
    taxes: taxes.map(({ account, amount }) => ({ account: account as AccountCode, amount })),
    commission: commission?.amount ?? 0n,
    providerCost: providerCost?.amount ?? 0n,
  };
}

async function once<T>({ memo }: Pick<Act, 'memo'>, key: string, find: () => Promise<T>): Promise<T> {
  if (!memo.has(key)) memo.set(key, await find());
  return memo.get(key) as T;
}
