/** The tables of the desk: sanctions, money laundering, and what only wants a look. */
export const caseQueues = ['ofac', 'aml', 'review'] as const;
export type CaseQueue = (typeof caseQueues)[number];

export const caseKinds = ['order', 'customer', 'recipient'] as const;
export type CaseKind = (typeof caseKinds)[number];

/** Where a case stands. NeedInfo waits for an answer of the office; SecondPerson for another officer. */
export const caseStates = [
  'Open',
  'Claimed',
  'NeedInfo',
  'SecondPerson',
  'Cleared',
  'Blocked',
  'Closed',
] as const;
export type CaseState = (typeof caseStates)[number];

/** How a case ended. Confirmed: the person of the case is the listed one, without an order to reject. */
export const caseOutcomes = ['Released', 'Rejected', 'Locked', 'Cancelled', 'Cleared', 'Confirmed'] as const;
export type CaseOutcome = (typeof caseOutcomes)[number];

/** A fact beside the name, of the gravest hit: the same, another one, or unknown on one side. */
export const evidenceFlags = ['match', 'conflict', 'missing'] as const;
export type EvidenceFlag = (typeof evidenceFlags)[number];

/** How OFAC tells to look at a possible match (its FAQ 5), in this order. */
export const checklistSteps = [
  'isListed',
  'isSameType',
  'hasMoreThanOneNamePart',
  'isEntryCompared',
  'hasSeveralSimilarities',
] as const;
export type ChecklistStep = (typeof checklistSteps)[number];

export const hitDecisions = ['false-positive', 'true-match', 'need-info'] as const;
export type HitDecision = (typeof hitDecisions)[number];

/** Why a hit is not the listed one. */
export const falsePositiveReasons = [
  'OtherBirthDate',
  'OtherSex',
  'OtherNationality',
  'OtherIdNumber',
  'OtherName',
  'OtherAddress',
  'OtherType',
  'EntryRemoved',
  'Other',
] as const;
export type FalsePositiveReason = (typeof falsePositiveReasons)[number];

/** What may be asked of an office; the sentence says nothing of lists and rules. */
export const informationWanted = [
  'SecondSurname',
  'BirthDate',
  'IdDocument',
  'RecipientId',
  'Address',
  'Purpose',
  'SourceOfFunds',
  'Relationship',
  'Occupation',
  'Other',
] as const;
export type InformationWanted = (typeof informationWanted)[number];

/** What is owed to OFAC (31 CFR 501.603, 501.604) and FinCEN (31 CFR 1010.306, 1022.320). */
export const clockKinds = ['OFAC_BLOCK', 'OFAC_REJECT', 'OFAC_ANNUAL', 'CTR', 'SAR'] as const;
export type ClockKind = (typeof clockKinds)[number];

/** The ten days of OFAC are business days; all others count every day. */
export function countsBusinessDays(kind: string): boolean {
  return kind === 'OFAC_BLOCK' || kind === 'OFAC_REJECT';
}

export const clockStates = ['Running', 'Soon', 'Overdue', 'Filed'] as const;
export type ClockState = (typeof clockStates)[number];

/** What an officer may do with a case; the answer says which, and why not the others. */
export const caseActions = [
  'claim',
  'unclaim',
  'assign',
  'checklist',
  'decide',
  'clear',
  'release',
  'reject',
  'block-funds',
  'request-information',
  'answer',
  'escalate',
  'note',
  'file',
  'export',
] as const;
export type CaseAction = (typeof caseActions)[number];

/** Every step a case can take, as its chain names it. */
export const caseEventKinds = [
  'opened',
  'claimed',
  'unclaimed',
  'assigned',
  'checklist',
  'hit-decided',
  'cleared',
  'asked',
  'approved',
  'released',
  'rejected',
  'cancelled',
  'funds-blocked',
  'information-requested',
  'answered',
  'escalated',
  'noted',
  'file-added',
  'hits-added',
  'clock-started',
  'clock-filed',
  'exported',
  'closed',
] as const;
export type CaseEventKind = (typeof caseEventKinds)[number];
