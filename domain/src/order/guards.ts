import type { ProblemParams } from '../kernel/problem.messages.en.ts';
import type { Language } from '../kernel/problem.ts';
import { guardMessagesEn } from './guard.messages.en.ts';
import { guardMessagesEs } from './guard.messages.es.ts';

/** A condition of a row by name. The server finds out whether it holds; the sentence is for when it does not. */
export type GuardName = keyof typeof guardMessagesEn;
export const guardNames = Object.keys(guardMessagesEn) as GuardName[];

/** What is known of a guard; `params` say by how much it fails and complete the sentence. */
export type GuardFact = boolean | { readonly holds: boolean; readonly params: ProblemParams };
export type Facts = Readonly<Partial<Record<GuardName, GuardFact>>>;

/** At most one of each group holds at a time, so that rows which differ in it never compete. */
export const exclusiveGuards: readonly (readonly GuardName[])[] = [
  ['complianceHit', 'noComplianceHit'],
  ['stopped', 'notStopped'],
  ['providerStopAck', 'noProviderStopAck'],
  ['providerAccepted', 'providerUnknown', 'providerRefused'],
  ['paymentCovers', 'paymentPartial'],
  ['automaticPricing', 'manualPricing'],
  ['nothingOwed', 'somethingOwed'],
  ['weightMore', 'weightLess'],
  ['receivedLtOrdered', 'receivedEqOrdered'],
  ['kindPayment', 'kindReturn', 'kindAdjustment'],
  ['attemptsLeft', 'attemptsExhausted'],
  ['customsHolds', 'customsPasses'],
  ['otherSubmanifestsOpen', 'lastSubmanifest'],
  ['refundProposed', 'noRefundProposed'],
];

/** What a person enters with the action, by the guard that judges it. Unknown until then. */
export const guardInputs = {
  paymentCovers: 'payment',
  paymentPartial: 'payment',
  reasonGiven: 'reason',
  shortCloseReason: 'reason',
  recipientIdOk: 'recipientId',
  recipientOrAuthorised: 'recipientId',
  pinOk: 'pin',
  proofOfDelivery: 'proof',
  providerStopAck: 'providerStopped',
  trueSanctionsMatch: 'isTrueMatch',
  licenceOrFalsePositive: 'licence',
  visaNumber: 'visaNumber',
  passportNumber: 'passportNumber',
  ticketNumbers: 'ticketNumbers',
  labelScanned: 'scan',
  scannedAtDestination: 'scan',
  scannedAtOperations: 'scan',
  scanMatches: 'scan',
  scanned: 'scan',
  everyLineScannedOrException: 'scan',
  weightEntered: 'weight',
  weightMore: 'weight',
  weightLess: 'weight',
  receivedLtOrdered: 'receivedQuantities',
  receivedEqOrdered: 'receivedQuantities',
  quantityMatches: 'receivedQuantities',
  customsHolds: 'customs',
  customsPasses: 'customs',
  resolutionGiven: 'resolution',
  countEntered: 'count',
} as const satisfies Partial<Record<GuardName, string>>;
export type ActionInput = (typeof guardInputs)[keyof typeof guardInputs];

/** The second sentence of a refusal, said when the fact brought its figures along. */
const details: Partial<Record<GuardName, Readonly<Record<Language, string>>>> = {
  fundAvailable: amounts(),
  providerFundAvailable: amounts(),
  stockAvailable: amounts(),
  paymentCovers: {
    en: 'Paid: {available}; needed: {needed}.',
    es: 'Pagado: {available}; necesario: {needed}.',
  },
  limitsOk: { en: 'Limit: {limit}.', es: 'Límite: {limit}.' },
  nothingOwed: { en: 'Owed: {amount}.', es: 'Debe: {amount}.' },
  nothingPaid: { en: 'Paid: {amount}.', es: 'Pagado: {amount}.' },
  docsComplete: { en: 'Missing: {documents}.', es: 'Faltan: {documents}.' },
  attemptsExhausted: { en: 'Left: {left}.', es: 'Quedan: {left}.' },
};

/** Why a guard fails, in a language; its figures follow where the fact has them. */
export function guardMessage(guard: GuardName, language: Language, params: ProblemParams = {}): string {
  const sentence = (language === 'es' ? guardMessagesEs : guardMessagesEn)[guard];
  const detail = details[guard]?.[language];
  if (detail === undefined || Object.keys(params).length === 0) return sentence;
  return `${sentence} ${detail.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? '–'))}`;
}

/** What a person enters for this guard; nothing if the server knows it by itself. */
export function inputOf(guard: GuardName): ActionInput | undefined {
  const inputs: Partial<Record<GuardName, ActionInput>> = guardInputs;
  return inputs[guard];
}

/** Whether two rows that ask for these guards can never hold together. */
export function contradict(left: readonly GuardName[], right: readonly GuardName[]): boolean {
  return exclusiveGuards.some((group) =>
    left.some((one) => group.includes(one) && right.some((two) => two !== one && group.includes(two))),
  );
}

function amounts(): Readonly<Record<Language, string>> {
  return {
    en: 'Available: {available}; needed: {needed}.',
    es: 'Disponible: {available}; necesario: {needed}.',
  };
}
