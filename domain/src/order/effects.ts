/**
 * What an action does besides changing the status, by name. The server runs them in the order of the row, in
 * the same transaction; `ledger.*` post journals, the rest touch stock, holds, documents and outgoing messages.
 */
export const effectNames = [
  // The price of an order
  'quote.create',
  'quote.update',
  'quote.substitute',
  'quote.extras',

  // Payment and refund
  'ledger.pay',
  'ledger.payPartial',
  'ledger.payOwed',
  'ledger.unpay',
  'ledger.unpayPartial',
  'ledger.chargeExtra',
  'ledger.partialRefundDue',
  'ledger.refundDue',
  'ledger.refundPay',
  'ledger.refundFulfilled',
  'ledger.reverseLast',

  // Commission, rewards and revenue
  'ledger.commission.accrue',
  'ledger.commission.reverse',
  'ledger.commission.delta',
  'ledger.reward.accrue',
  'ledger.revenue',

  // Cost of the provider: held at submit, posted at fulfilment, given back otherwise
  'ledger.providerHold',
  'ledger.providerPost',
  'ledger.providerVoid',
  'ledger.providerDelta',

  // Money blocked by sanctions
  'ledger.blockFunds',
  'ledger.unblockFunds',
  'report.ofac10d',

  // Official fee of a consulate or notary
  'ledger.grant.commit',
  'ledger.grant.pay',
  'ledger.grant.void',
  'ledger.grant.unpay',

  // Hold and stop. Closing a hold takes a stop mark with it; a stop is cleared alone where the status stays.
  'hold.open',
  'hold.close',
  'hold.closeIfOpen',
  'stop.set',
  'stop.clear',

  // Provider and outgoing work
  'outbox.submit',
  'outbox.retry',
  'outbox.campaign',
  'provider.ref',
  'provider.hold',
  'provider.release',

  // Stock
  'inv.reserve',
  'inv.release',
  'inv.sale',
  'inv.unwind',
  'inv.transferOut',
  'inv.transferIn',
  'inv.purchaseReceived',
  'inv.reverseLast',

  // Delivery
  'pin.issue',
  'assign.courier',
  'count.attempt',
  'card.activate',
  'car.assign',
  'fare.lock',
  'fare.unlock',

  // Documents
  'doc.receipt',
  'doc.label',
  'doc.attach',
  'doc.voucher',
  'doc.eticket',
  'doc.invoice',
  'doc.manifest',
  'doc.submanifest',

  // Messages
  'notify.customer',
  'notify.provider',
  'notify.office',
  'notify.supplier',
  'notify.corpAccounting',
  'notify.claims',
  'push.notice',
  'push.withdraw',

  // Shipments
  'parcel.move',
  'track.DispatchAtOrigin',
  'track.ArrivedAtDestinationPort',
  'track.DestinationCustomsHold',
  'track.DestinationCustomsReleased',
  'track.Segregation',
  'track.Distribution',
  'track.Delivered',

  // Manifests; `orders.bulk:X` does X to every order of the manifest, one transaction each
  'manifest.lines',
  'manifest.freeze',
  'manifest.unfreeze',
  'arrival.scan',
  'submanifest.receive',
  'custody.move',
  'orders.bulk:Dispatch',
  'orders.bulk:Arrived',
  'orders.bulk:SendToOffice',
  'orders.bulk:ReadyForPickup',
  'orders.bulk:Undo',

  // Purchases, invoices, funds, claims and cash
  'po.create',
  'po.update',
  'ledger.grn',
  'ledger.payable.pay',
  'invoice.create',
  'invoice.update',
  'ledger.invoice.issue',
  'ledger.invoice.pay',
  'ledger.invoice.payPartial',
  'ledger.invoice.unpay',
  'ledger.invoice.void',
  'ledger.invoice.refund',
  'fund.create',
  'ledger.fund.payment',
  'ledger.fund.return',
  'ledger.fund.adjust',
  'order.claimApproved',
  'session.countDiff',
] as const;
export type EffectName = (typeof effectNames)[number];

/** The service is rendered: its cost is posted, its revenue earned. */
export const fulfil = [
  'ledger.providerPost',
  'ledger.revenue',
  'ledger.reward.accrue',
  'notify.customer',
] as const satisfies readonly EffectName[];

/** The order is dead: what was held goes back, what is owed to the customer becomes refundable. */
export const unwind = [
  'ledger.providerVoid',
  'ledger.refundDue',
  'ledger.commission.reverse',
] as const satisfies readonly EffectName[];

/** The same where goods were taken out of the store for it. */
export const unwindStock = ['inv.unwind', ...unwind] as const satisfies readonly EffectName[];

/** The same where a room, a car or a seat is reserved. */
export const unwindReservation = ['provider.release', ...unwind] as const satisfies readonly EffectName[];
