import type { ServiceType } from '../access/service-type.ts';
import type { Service } from '../order/define-service.ts';
import { accommodation } from './accommodation/service.ts';
import { depositCardRequest } from './deposit-card-request/service.ts';
import { flightTicket } from './flight-ticket/service.ts';
import { invoice } from './invoice/service.ts';
import { miscellany } from './miscellany/service.ts';
import { moneyTransfer } from './money-transfer/service.ts';
import { officeFund } from './office-fund/service.ts';
import { passport } from './passport/service.ts';
import { purchaseOrder } from './purchase-order/service.ts';
import { rentCar } from './rent-car/service.ts';
import { shipmentOrder } from './shipment-order/service.ts';
import { shoppingOrder } from './shopping-order/service.ts';
import { storeOrder } from './store-order/service.ts';
import { topUpCubacel, topUpNauta, topUpUsa } from './top-up/service.ts';
import { travelConsent } from './travel-consent/service.ts';
import { visa } from './visa/service.ts';

export type OrderType = Exclude<ServiceType, 'None'>;

/** Every service there is; a new one is a folder and a line here. */
export const services = {
  MoneyTransfer: moneyTransfer,
  DepositCardRequest: depositCardRequest,
  TopUpNauta: topUpNauta,
  TopUpCubacel: topUpCubacel,
  TopUpUsa: topUpUsa,
  Invoice: invoice,
  ShoppingOrder: shoppingOrder,
  ShipmentOrder: shipmentOrder,
  OfficeFund: officeFund,
  Miscellany: miscellany,
  Visa: visa,
  TravelConsent: travelConsent,
  StoreOrder: storeOrder,
  PurchaseOrder: purchaseOrder,
  Passport: passport,
  Accommodation: accommodation,
  RentCar: rentCar,
  FlightTicket: flightTicket,
} as const satisfies Record<OrderType, Service>;

export const orderTypes = Object.keys(services) as OrderType[];
