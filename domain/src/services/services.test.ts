import { describe, expect, test } from 'vitest';

import { serviceTypes } from '../access/service-type.ts';
import type { ActorKey } from '../order/actors.ts';
import { decide } from '../order/decide.ts';
import { exclusiveGuards, type GuardName } from '../order/guards.ts';
import { otherLifecycles } from '../order/lifecycles/lifecycles.ts';
import { doers, fineBut } from '../order/test-doers.ts';
import type { Lifecycle } from '../order/transition.ts';
import { type OrderType, orderTypes, services } from './services.ts';

/** A day on which nothing goes wrong: of cases that exclude each other the ordinary one. */
const unusual: readonly GuardName[] = [
  'complianceHit',
  'stopped',
  'noProviderStopAck',
  'providerUnknown',
  'providerRefused',
  'paymentPartial',
  'manualPricing',
  'somethingOwed',
  'weightLess',
  'receivedLtOrdered',
  'kindReturn',
  'kindAdjustment',
  'attemptsExhausted',
  'customsHolds',
  'otherSubmanifestsOpen',
  'refundProposed',
  'partialRefundDue',
];

/**
 * Written by hand from what the business does, not from the tables. `status action actor` and what comes of it:
 * a status, or the code of the refusal. `+guard` makes an unusual case of it, `-guard` lets something be missing.
 */
const truths: Record<OrderType, Readonly<Record<string, string>>> = {
  MoneyTransfer: {
    'None Edit SALE': 'Draft',
    'Draft Pay SALE': 'Purchased',
    'Draft Pay SALE +complianceHit': 'Hold',
    'Draft Pay SALE +paymentPartial': 'Draft',
    'Draft Pay SALE -fundAvailable': 'fundAvailable',
    'Draft Pay PROV': 'wrong-office',
    'Purchased Cancel SALE': 'Cancelled',
    'Purchased Unpay SALEADM': 'Draft',
    'Purchased Submitting SYS': 'Submitting',
    'Submitting Cancel SALE': 'not-in-this-status',
    'Submitting Refund SALEADM': 'not-in-this-status',
    'Submitting Engine_submit SYS +providerUnknown': 'Submitting',
    'Submitted OutForDelivery PROV': 'OutForDelivery',
    'OutForDelivery Delivery PDELIV -proofOfDelivery': 'proofOfDelivery',
    'ReadyForPickup Delivery PPICK': 'Delivered',
    'ReadyForPickup Delivery PPICK -pinOk': 'pinOk',
    'Approved Deposit SYS': 'Deposited',
    'Hold Lock CCOMPL': 'Locked',
    'Locked Release CCOMPL -dualControl': 'dualControl',
    'Approved Hold SYS': 'Hold',
    'Approved Hold COMPL +noProviderStopAck': 'Approved',
    'Approved Release CCOMPL +stopped': 'Approved',
    'Approved Release COMPL +stopped': 'not-your-role',
    'Delivered Undo CADM': 'not-in-this-status',
    'Delivered Refund SALEADM': 'not-your-role',
    'Delivered Refund CACCT': 'Refunded',
    'Rejected Refund SYS': 'Refunded',
  },
  DepositCardRequest: {
    'Submitted Deposit PROV': 'Deposited',
    'ReadyForPickup Activated PPICK': 'Activated',
    'ReadyForPickup Activated PPICK -screeningFresh': 'screeningFresh',
    'Activated Deposit SYS': 'Deposited',
    'Activated Cancel SALEADM': 'not-in-this-status',
    'Hold Lock CCOMPL -trueSanctionsMatch': 'trueSanctionsMatch',
  },
  TopUpNauta: {
    'Submitting Delivery SYS': 'Delivered',
    'Submitted Activated SYS -activateOnReached': 'activateOnReached',
    'Submitted Cancel CLSUP': 'Cancelled',
    'Hold Lock CCOMPL': 'not-in-this-status',
  },
  TopUpCubacel: {
    'Submitted Activated PROV': 'Activated',
    'Submitted Reject SYS +providerRefused': 'Rejected',
    'Activated RecalculateProviderCost CACCT': 'Activated',
  },
  TopUpUsa: {
    'Submitted Delivery PROV': 'Delivered',
    'Submitted Activated SYS': 'not-in-this-status',
    'Submitted Cancel SALEADM': 'not-in-this-status',
    'Purchased Cancel SALE': 'Cancelled',
  },
  Invoice: {
    'Draft Submit CACCT': 'Submitted',
    'Draft Submit ACCT': 'not-your-role',
    'Submitted Approved ACCT': 'Approved',
    'Approved Pay ACCT +paymentPartial': 'Approved',
    'Approved Pay CACCT': 'Purchased',
    'Purchased Unpay CACCT -periodOpen': 'periodOpen',
    'Rejected Edit CACCT': 'Draft',
  },
  ShoppingOrder: {
    'Draft Pay SALE': 'not-in-this-status',
    'Draft Reserve SALE -stockAvailable': 'stockAvailable',
    'Reserved Pay SALE': 'Purchased',
    'Reserved Discard SYS': 'Discarded',
    'Purchased Unpay ACCT': 'Reserved',
    'Submitted Refund ACCT +partialRefundDue': 'Submitted',
    'Delivered Refund CADM +partialRefundDue': 'Delivered',
    'Delivered Refund CACCT +partialRefundDue': 'Refunded',
    'Dispatched OutForDelivery PROV': 'OutForDelivery',
    'OutForDeliveryDismissed OutForDelivery PROV +attemptsExhausted': 'attemptsLeft',
    'OutForDeliveryDismissed Reject PROV +attemptsExhausted': 'Rejected',
  },
  ShipmentOrder: {
    'Purchased TransferIn OPORI': 'TransferIn',
    'TransferIn Recalculate OPORI': 'TransferIn',
    'TransferIn Confirm OPORI +somethingOwed': 'nothingOwed',
    'Confirmed Hold COMPL': 'Hold',
    'Confirmed Dispatch SYS': 'Dispatched',
    'Dispatched Arrived OPORI': 'not-your-role',
    'Arrived CustomsHold OPDEST': 'CustomsHold',
    'CustomsHold CustomsRelease OPDEST': 'CustomsReleased',
    'ReadyForDistribution TransferredAtDestination OPDEST': 'not-your-role',
    'ReadyForDistribution TransferredAtDestination DSUP': 'TransferredAtDestination',
    'OutForDelivery Delivery TRANSP': 'Delivered',
    'Dispatched Hold SYS': 'Dispatched',
    'Dispatched Cancel SALEADM': 'not-in-this-status',
    'Dispatched Reject CLSUP': 'Rejected',
  },
  OfficeFund: {
    'Draft Submit ACCT -slipAttached': 'slipAttached',
    'Draft Submit CACCT': 'Submitted',
    'Submitted Approved CACCT -makerIsNotChecker': 'makerIsNotChecker',
    'Submitted Approved ACCT': 'not-your-role',
    'Approved Deposit CACCT': 'Deposited',
    'Approved Delivery CACCT +kindReturn': 'Delivered',
    'Approved Confirm CACCT +kindAdjustment': 'Confirmed',
    'Approved Confirm CACCT': 'kindAdjustment',
  },
  Miscellany: {
    'Purchased Submit SALE': 'Submitted',
    'Purchased Submit SALE -docsComplete': 'docsComplete',
    'Submitted Delivery PROV': 'Delivered',
    'ReadyForPickup Delivery SPICK': 'Delivered',
    'Submitted Hold CCOMPL': 'Submitted',
  },
  Visa: {
    'Submitted ApproveGrant CACCT': 'ApprovedGrant',
    'ApprovedGrant PayGrant PROV': 'GrantPaid',
    'ApprovedGrant Unpay CACCT': 'Submitted',
    'GrantPaid Cancel SALEADM': 'not-in-this-status',
    'GrantPaid Approved PROV -visaNumber': 'visaNumber',
    'Approved Delivery PROV': 'Delivered',
  },
  TravelConsent: {
    'Draft Pay SALE +complianceHit': 'Purchased',
    'Purchased Hold COMPL': 'not-in-this-status',
    'Purchased Submit SALE -minorDataOk': 'minorDataOk',
    'Submitted Approved PROV': 'Approved',
    'Submitted Approved PROV -noOfficialFee': 'noOfficialFee',
    'SentToOffice Delivery SPICK': 'not-in-this-status',
  },
  StoreOrder: {
    'Draft Reserve SYS': 'Reserved',
    'Submitted TransferOut STORE': 'TransferOut',
    'ReadyForPickup Delivery STORE': 'Delivered',
    'ReadyForPickup Cancel STORE': 'Cancelled',
    'ReadyForPickup Cancel SALE': 'wrong-office',
  },
  PurchaseOrder: {
    'Draft Submit PURCH': 'Submitted',
    'Confirmed Arrived PURCH +receivedLtOrdered': 'PartialReceived',
    'PartialReceived Arrived PURCH': 'Received',
    'PartialReceived Confirm PURCH': 'Received',
    'Confirmed Cancel PURCH -nothingReceived': 'nothingReceived',
    'Received Pay PURCH': 'not-your-role',
    'Received Pay CACCT': 'Received',
  },
  Passport: {
    'Purchased Submit SALE -photoOk': 'photoOk',
    'Submitted Arrived OPASS': 'Arrived',
    'Confirmed ApproveGrant CACCT': 'ApprovedGrant',
    'ApprovedGrant Unpay CACCT': 'Confirmed',
    'GrantPaid Dispatch SYS': 'Dispatched',
    'Dispatched Cancel SALEADM': 'not-in-this-status',
    'Approved SendToOffice OPASS': 'SentToOffice',
    'OutForDeliveryDismissed SendToOffice OPASS': 'SentToOffice',
    'SentToOffice ReadyForPickup OPASS': 'not-your-role',
  },
  Accommodation: {
    'Confirmed CheckIn SYS': 'CheckedIn',
    'CheckedIn PreCheckOut PROV': 'PreCheckedOut',
    'PreCheckedOut CheckOut PROV +somethingOwed': 'nothingOwed',
    'PreCheckedOut CheckOut PROV': 'CheckedOut',
    'CheckedOut Refund CACCT': 'Refunded',
  },
  RentCar: {
    'Confirmed CheckIn PROV': 'not-in-this-status',
    'Confirmed PreCheckOut PROV -driverLicenceOk': 'driverLicenceOk',
    'PreCheckedOut CheckOut PROV': 'CheckedOut',
    'CheckedOut CheckIn PROV': 'CheckedIn',
    'CheckedIn Refund CACCT': 'Refunded',
  },
  FlightTicket: {
    'Reserved Lock SALE': 'Locked',
    'Reserved Pay SALE': 'manualPricing',
    'Reserved Pay SALE +manualPricing': 'Purchased',
    'Locked Pay SALE +complianceHit +manualPricing': 'Hold',
    'Locked Undo SALE': 'Reserved',
    'Purchased Unpay ACCT': 'Locked',
    'Purchased Unpay ACCT +manualPricing': 'Reserved',
    'Submitted Confirm SYS -ticketNumbers': 'ticketNumbers',
    'Confirmed Delivery SALE': 'Delivered',
  },
};

const otherTruths: Record<keyof typeof otherLifecycles, Readonly<Record<string, string>>> = {
  ShipmentManifest: {
    'Draft Complete OPORI -noHeldOrder': 'noHeldOrder',
    'Dispatched ArriveAtDestination OPDEST': 'Dispatched',
  },
  ShipmentParcelTracking: {
    'DispatchAtOrigin Track OPORI': 'Sailing',
    'DispatchAtOrigin Track OPORI +customsHolds': 'CustomsHoldAtOrigin',
    'Sailing Track OPORI': 'not-your-role',
    'Delivered Track OPDEST': 'not-in-this-status',
  },
  ShipmentLabel: { 'LabelPrinted ConfirmLabel OPORI -weightEntered': 'weightEntered' },
  PassportManifest: {
    'SentToOffices Receive SALE +otherSubmanifestsOpen': 'SentToOffices',
    'SentToOffices Receive SALE': 'ReceivedByOffices',
    'SentToOffices Receive SALE -ownSubmanifest': 'ownSubmanifest',
  },
  PassportSubmanifest: { 'Draft Send SYS': 'SentToOffices', 'SentToOffices Recall OPASS': 'Draft' },
  PassportReturnManifest: { 'SentToOffices Receive SALE': 'ReceivedByOffices' },
  Campaign: { 'Stopped Start CADM': 'Running', 'Running Complete SYS -allSent': 'allSent' },
  Notice: { 'Dispatched Recall CADM': 'Draft', 'Draft Dispatch SALEADM': 'not-your-role' },
  Payment: {
    'Draft Capture SYS': 'Payment',
    'Draft Void SYS': 'Dismiss',
    'Payment Refund SYS': 'Refund',
    'Refund Void ACCT': 'not-in-this-status',
  },
  Claim: {
    'InReview Resolve CLAIM': 'Resolved',
    'InReview Resolve CLAIM +refundProposed': 'noRefundProposed',
    'InReview Resolve CLSUP +refundProposed': 'Resolved',
    'Rejected Reopen CLAIM -within180Days': 'within180Days',
  },
  CashSession: { 'Closed Reopen SALE': 'not-your-role', 'Closed Reopen SALEADM': 'Open' },
};

describe.each([
  ...orderTypes.map((type) => ({ lifecycle: services[type].lifecycle as Lifecycle, table: truths[type] })),
  ...Object.entries(otherLifecycles).map(([name, lifecycle]) => ({
    lifecycle: lifecycle as Lifecycle,
    table: otherTruths[name as keyof typeof otherLifecycles],
  })),
])('$lifecycle.name', ({ lifecycle, table }) => {
  test.each(Object.entries(table))('%s: %s', (sentence, outcome) => {
    const [status = '', action = '', key, ...turns] = sentence.split(' ');
    const facts = factsOf(turns);
    const doer = doers[key as ActorKey];
    const decision = decide(lifecycle, { status, previousStatus: null, action, doer, facts });
    expect(decision.allowed ? decision.to : decision.reason.code).toBe(outcome);
  });
});

test('every service has its folder, its screen and its own row in the registry', () => {
  expect([...orderTypes].sort()).toEqual(serviceTypes.filter((type) => type !== 'None').sort());
  for (const type of orderTypes)
    expect(services[type].lifecycle).toMatchObject({ name: type, service: type });
});

function factsOf(turns: readonly string[]) {
  const named = (sign: string) =>
    turns.filter((turn) => turn.startsWith(sign)).map((turn) => turn.slice(1) as GuardName);
  const holding = named('+');
  const excluded = exclusiveGuards.filter((group) => group.some((guard) => holding.includes(guard))).flat();
  return {
    ...fineBut(...unusual, ...excluded, ...named('-')),
    ...Object.fromEntries(holding.map((guard) => [guard, true])),
  };
}
