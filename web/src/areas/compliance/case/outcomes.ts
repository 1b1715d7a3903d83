import type { CaseAction } from '#domain/areas/compliance/cases.values.ts';

/** What a case may come to, in the order of the panel. */
export const outcomes = [
  'clear',
  'release',
  'request-information',
  'escalate',
  'reject',
  'block-funds',
] as const satisfies readonly CaseAction[];
export type Outcome = (typeof outcomes)[number];

export const outcomeKeys: Record<Outcome, string> = {
  clear: 'D',
  release: 'R',
  'request-information': 'A',
  escalate: 'E',
  reject: 'X',
  'block-funds': 'B',
};
