/** What the watch list looks for; each names orders or payments that somebody has to look at. */
export const watchRules = [
  /** The customer wants to cancel and it has not been done. */
  'cancelRequested',
  /** Cancelled or rejected, and the customer has not got the money back. */
  'refundDue',
  /** A card of a paid order could not be captured, or one could not be given its money back. */
  'paymentFailed',
  /** The gateway took money that no order counts as paid. */
  'capturedUnpaid',
  /** The gateway holds money for a payment that no order took. */
  'authorisedUnused',
  /** A paid order whose card was not captured or not settled in time. */
  'notSettled',
  /** The provider has not answered. */
  'submittingLong',
  /** Not paid out by the day the sender was told. */
  'lateDelivery',
  /** Lies at the counter with a PIN that does not count any more. */
  'pinExpired',
] as const;
export type WatchRule = (typeof watchRules)[number];

/** Those that tell what a gateway holds; of no concern to a provider. */
export const paymentRules = [
  'paymentFailed',
  'capturedUnpaid',
  'authorisedUnused',
  'notSettled',
] as const satisfies readonly WatchRule[];

/** From when on something is worth looking at. */
export const watchLimits = {
  /** A provider answers within seconds; the engine asks again by itself. */
  submittingMinutes: 10,
  /** The recovery voids what no order took after two minutes. */
  unusedMinutes: 5,
  captureMinutes: 10,
  /** A gateway settles every night; a weekend lies between. */
  settleDays: 3,
  /** 12 CFR 1005.34: cancelled within this time, everything goes back. */
  freeCancelMinutes: 30,
  /** 12 CFR 1005.33(b): an error can be claimed for so long after the disclosed day. */
  claimDays: 180,
} as const;

/** Hours after which what waits at a provider is late, and very late. */
export const queueHours = [12, 24, 72] as const;

/** What a person does about a request to cancel: compliance rejects, nobody can yet, or it is cancelled. */
export const cancelWays = ['Reject', 'Wait', 'Cancel'] as const;
export type CancelWay = (typeof cancelWays)[number];

export function cancelWayOf(status: string): CancelWay {
  if (status === 'Hold') return 'Reject';
  return status === 'Submitting' ? 'Wait' : 'Cancel';
}
