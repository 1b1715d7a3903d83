import { bankAccount } from '../accounts.ts';
import type { OrderFacts, PurchaseFacts, StockFacts } from '../facts.ts';
import { credit, debit, posting, type PostingHead, reversal } from '../posting.ts';
import { corpHead, needed, type Rule, standing } from './rule.ts';

/** Goods came in; the supplier's bill is still to come. */
export const goodsReceived: Rule<PurchaseFacts> = (facts) =>
  posting(corpHead('grn'), facts.currency, [
    debit(`inventory.${facts.storeId}`, facts.received),
    credit('grn_accrual', facts.received),
  ]);

/** The bill, as far as it is new, and its payment. */
export const payablePay: Rule<PurchaseFacts> = ({ supplierId, currency, billed, paid, bankId }) => [
  ...posting(corpHead('supplier.bill'), currency, [
    debit('grn_accrual', billed),
    credit(`ap.supplier.${supplierId}`, billed),
  ]),
  ...posting(corpHead('payable.pay'), currency, [
    debit(`ap.supplier.${supplierId}`, paid),
    credit(bankAccount(bankId), paid),
  ]),
];

export const stockSale: Rule<OrderFacts> = (facts) => {
  const { storeId, cost } = needed(facts.stock, 'stock');
  return posting(corpHead('inv.sale'), facts.currency, [
    debit('cogs', cost),
    credit(`inventory.${storeId}`, cost),
  ]);
};

/** Goods of a dead order come back at what they had cost. */
export const stockUnwind: Rule<OrderFacts> = ({ posted }) =>
  standing(posted, 'inv.sale').map((journal) => reversal(journal, { kind: 'inv.saleCancel', txnType: null }));

export const stockAdjust: Rule<StockFacts> = (facts) =>
  posting(storeHead(facts, 'inv.adjust'), facts.currency, [
    debit(`inventory.${facts.storeId}`, facts.cost),
    credit('inventory.adjustment', facts.cost),
  ]);

export const stockTransferOut: Rule<StockFacts> = (facts) =>
  posting(storeHead(facts, 'inv.transferOut'), facts.currency, [
    debit('inventory.transit', facts.cost),
    credit(`inventory.${facts.storeId}`, facts.cost),
  ]);

export const stockTransferIn: Rule<StockFacts> = (facts) =>
  posting(storeHead(facts, 'inv.transferIn'), facts.currency, [
    debit(`inventory.${facts.storeId}`, facts.cost),
    credit('inventory.transit', facts.cost),
  ]);

function storeHead({ officeId }: StockFacts, kind: string): PostingHead {
  return { ...corpHead(kind), officeId };
}
