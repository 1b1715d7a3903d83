/** What rules count by. */
export const ruleDims = [
  'sender',
  'receiver',
  'pair',
  'phone',
  'address',
  'household',
  'id',
  'card',
  'seller',
  'office',
] as const;
export type RuleDim = (typeof ruleDims)[number];

/** Dimensions that are kept as keys with the order; a pair is a sender who shares a receiver. */
export type KeyDim = Exclude<RuleDim, 'pair'>;

export const windowUnits = ['hours', 'days', 'month', 'quarter'] as const;
/** The farthest a rule looks back. */
export const LONGEST_DAYS = 92;

export const ruleActions = ['hold', 'refuse', 'review'] as const;
export type RuleAction = (typeof ruleActions)[number];
export const checkTypes = ['Basic', 'Other'] as const;
export const ruleStatuses = ['draft', 'asked', 'active', 'dropped'] as const;

/** What a tier of amounts asks of a sender. */
export const needs = [
  'phone',
  'address',
  'id',
  'notExpired',
  'birthDate',
  'purpose',
  'taxIdOrPassport',
  'occupation',
  'sourceOfFunds',
  'file',
  'officer',
] as const;
export type Need = (typeof needs)[number];

/** What is true of an order or not. Those of services that do not say so yet wait for them. */
export const ruleFlags = [
  'familyWithoutRelation',
  'declaredOfficial',
  'receiverChangedAfterHold',
  'employeeIsParty',
  'cardHolderDiffers',
  'paymentMismatch',
  'licenceExpired',
  'restrictedProduct',
  'areaSuspended',
  'refundToOtherCard',
  'fundBelowCost',
  'durableOverLimit',
  'minorWithoutConsent',
  'photoRejected',
  'documentEndsSoon',
] as const;
export type RuleFlag = (typeof ruleFlags)[number];

/** Numbers that an order may carry; amounts in US cents. */
export const ruleNumbers = [
  'giftParcelsInMonth',
  'giftValue',
  'shipmentValue',
  'importsOfReceiver',
  'sameItem',
  'sellerOutlier',
] as const;
export type RuleNumber = (typeof ruleNumbers)[number];

/** Free texts in which words are looked for. */
export const keywordFields = ['occupation', 'employer', 'receiver'] as const;
export type KeywordField = (typeof keywordFields)[number];

export const distinctOf = ['sender', 'receiver', 'office', 'seller'] as const;
export type DistinctOf = (typeof distinctOf)[number];
