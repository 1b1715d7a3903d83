import { isBookable } from '#domain/ledger/book-effects.ts';
import { effectNames, type EffectName } from '#domain/order/effects.ts';
import { guardNames, type GuardName } from '#domain/order/guards.ts';
import type { Quote } from '#domain/order/quote.ts';
import { orderTypes, services, type OrderType } from '#domain/services/services.ts';
import type { Compliance } from './compliance-port.ts';
import { sharedEffects } from './effects.ts';
import { learn } from './ledger-effects.queries.ts';
import { clearingOfOrder } from './order-facts.queries.ts';
import type { Act, Effect, Guard, OrderEngine, ServiceModule } from './order-engine.ts';

/** Guards about money, which the ledger and the payments answer also in tests. */
export const moneyGuardNames: readonly GuardName[] = [
  'quoteFresh',
  'paymentCovers',
  'paymentPartial',
  'sessionOpen',
  'fundAvailable',
  'providerFundAvailable',
  'nothingPaid',
  'notPaid',
  'partialPaid',
  'sameSession',
  'nothingOwed',
  'somethingOwed',
  'refundDuePositive',
  'partialRefundDue',
  'undoWindow',
  'noLaterEffect',
];

/** An engine of every service whose money is real and whose other facts a test decides. */
export function testEngine(facts: Map<GuardName, boolean>): OrderEngine {
  const guards = Object.fromEntries(
    guardNames
      .filter((name) => !moneyGuardNames.includes(name))
      .map((name): [GuardName, Guard] => [name, () => facts.get(name) ?? false]),
  );
  const modules = Object.fromEntries(
    orderTypes.map((type): [OrderType, ServiceModule] => [
      type,
      { service: services[type], guards, effects: testEffects() },
    ]),
  );
  return { modules, compliance: silentCompliance };
}

const silent = { answer: { hits: [], basis: 'none', needsTwo: false }, refusal: null };

/** Finds nothing: what compliance says is decided by the facts of the test. */
export const silentCompliance: Compliance = {
  reviewSale: async () => silent,
  saleRefused: async () => undefined,
  reviewHandOver: async () => silent,
  holdOpened: async () => undefined,
  holdClosed: async () => undefined,
  officeAdded: async () => undefined,
};

/** What services do besides the money has its own tests; here it does nothing. */
function testEffects(): ServiceModule['effects'] {
  const unknown = effectNames.filter((name) => !(name in sharedEffects) && !isBookable(name));
  return {
    ...Object.fromEntries(unknown.map((name): [EffectName, Effect] => [name, () => undefined])),
    'ledger.chargeExtra': changePrice,
    'ledger.partialRefundDue': changePrice,
    'ledger.commission.delta': (act) => learn(act, { delta: 25n }),
    'ledger.providerDelta': (act) => learn(act, { delta: -10n }),
    'ledger.grant.commit': (act) => learn(act, { grant: { amount: 0n, bankId: 'main' } }),
    'ledger.grant.pay': (act) => learn(act, { grant: { amount: 0n, bankId: 'main' } }),
  };
}

async function changePrice(act: Act): Promise<void> {
  const waits = -((await clearingOfOrder(act)).deferred_revenue ?? 0n);
  learn(act, { change: { fee: waits / 4n, tax: 0n } });
}

/** A price with everything in it: 126.00 of which 100.00 are the customer's own where the service passes it on. */
export function testQuote(service: OrderType, providerOfficeId: string, now: Date): Quote {
  const isPassedOn = service === 'MoneyTransfer' || service === 'DepositCardRequest';
  const [principal, fee, tax] = [isPassedOn ? 10_000n : 0n, 2_500n, 100n];
  const rule = { ruleId: '1', ruleVersion: 1 };
  return {
    currency: 'USD',
    lines: [
      { code: 'principal', amount: principal },
      { code: 'fee', amount: fee },
      { code: 'tax', amount: tax },
    ],
    principal,
    fee,
    discount: 0n,
    taxes: [{ account: 'tax.excise.us', amount: tax }],
    total: principal + fee + tax,
    payout: null,
    commission: { basis: 'Fix', value: 300n, amount: 300n, ...rule },
    // A store takes from its own stock: nobody is paid for it.
    providerCost: { officeId: providerOfficeId, amount: service === 'StoreOrder' ? 0n : 150n, ...rule },
    availableOn: null,
    isFinal: true,
    validUntil: new Date(now.getTime() + 86_400_000).toISOString(),
    rules: [],
  };
}
