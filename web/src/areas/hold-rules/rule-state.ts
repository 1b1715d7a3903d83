import type { RuleSummary, RuleVersion } from '#domain/areas/hold-rules/hold-rules.endpoints.ts';
import { waitsForFacts } from '#domain/areas/hold-rules/waits-for-facts.ts';
import type { RuleKind } from '#domain/areas/hold-rules/rule.schema.ts';
import type { Tone } from '#web/kit/text/status-chip.tsx';

export type RuleState = 'on' | 'off' | 'planned' | 'draft' | 'asked' | 'waits' | 'ended';

export const stateTone: Readonly<Record<RuleState, Tone>> = {
  on: 'ok',
  off: 'mute',
  planned: 'info',
  draft: 'info',
  asked: 'warn',
  waits: 'mute',
  ended: 'mute',
};

/** The version that stands for the rule: what counts, or else what is to come. */
export function shownVersion({ current, planned, open }: RuleSummary): RuleVersion | null {
  return current ?? planned[0] ?? open;
}

export function stateOf(rule: RuleSummary, now = new Date()): RuleState {
  if (rule.open?.status === 'asked') return 'asked';
  if (rule.open?.status === 'draft') return 'draft';
  const { current } = rule;
  if (current === null) return 'planned';
  if (!current.isOn) return 'off';
  if (current.activeTo !== null && new Date(current.activeTo) <= now) return 'ended';
  return waitsForFacts(current.measure, current.services) ? 'waits' : 'on';
}

export const groups = ['documents', 'amounts', 'structuring', 'facts'] as const;
export type RuleGroup = (typeof groups)[number];

export const groupOf: Readonly<Record<RuleKind, RuleGroup>> = {
  tier: 'documents',
  certification: 'documents',
  sum: 'amounts',
  average: 'amounts',
  count: 'amounts',
  newAndBig: 'amounts',
  dormant: 'amounts',
  refunds: 'amounts',
  band: 'structuring',
  distinct: 'structuring',
  flag: 'facts',
  keyword: 'facts',
  limit: 'facts',
};
