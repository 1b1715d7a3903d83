import { claim } from './claim-lifecycle.ts';
import { campaign, notice } from './message-lifecycles.ts';
import { cashSession, payment } from './money-lifecycles.ts';
import { passportManifest, passportReturnManifest, passportSubmanifest } from './passport-lifecycles.ts';
import { shipmentLabel, shipmentManifest, shipmentParcelTracking } from './shipment-lifecycles.ts';

/** Everything but orders that has a lifecycle. */
export const otherLifecycles = {
  ShipmentManifest: shipmentManifest,
  ShipmentParcelTracking: shipmentParcelTracking,
  ShipmentLabel: shipmentLabel,
  PassportManifest: passportManifest,
  PassportSubmanifest: passportSubmanifest,
  PassportReturnManifest: passportReturnManifest,
  Campaign: campaign,
  Notice: notice,
  Payment: payment,
  Claim: claim,
  CashSession: cashSession,
} as const;
export type OtherLifecycle = (typeof otherLifecycles)[keyof typeof otherLifecycles];
