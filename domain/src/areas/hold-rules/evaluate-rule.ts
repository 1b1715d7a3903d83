import type { Language } from '../../kernel/problem.ts';
import type { RuleKind, RuleMeasure, RuleParams } from './rule.schema.ts';
import { measureAverage, measureBand, measureCount, measureRefunds, measureSum } from './measure-amounts.ts';
import {
  measureCertification,
  measureDormant,
  measureFlag,
  measureKeyword,
  measureLimit,
  measureNew,
  measureTier,
} from './measure-facts.ts';
import { measureDistinct } from './measure-links.ts';
import type { RuleCase, Verdict } from './rule-case.ts';
import type { RuleAction } from './rule.values.ts';

/** A version of a rule as it counts. */
export interface ActiveRule {
  readonly id: string;
  readonly code: string;
  readonly version: number;
  readonly name: Readonly<Record<Language, string>>;
  readonly measure: RuleMeasure;
  readonly action: RuleAction;
  readonly checkType: 'Ofac' | 'Basic' | 'Other';
  /** Empty: all. */
  readonly services: readonly string[];
  readonly isAml: boolean;
}

const measures: { readonly [K in RuleKind]: (params: RuleParams<K>, given: RuleCase) => Verdict } = {
  sum: measureSum,
  average: measureAverage,
  count: measureCount,
  distinct: measureDistinct,
  band: measureBand,
  tier: measureTier,
  certification: measureCertification,
  flag: measureFlag,
  keyword: measureKeyword,
  limit: measureLimit,
  newAndBig: measureNew,
  dormant: measureDormant,
  refunds: measureRefunds,
};

/** What a rule says to an order. Nothing is asked and nothing is kept, so a replay says what was said then. */
export function evaluateRule(
  { measure, services }: Pick<ActiveRule, 'measure' | 'services'>,
  given: RuleCase,
): Verdict {
  if (services.length > 0 && !services.includes(given.order.service)) return { outcome: 'clear' };
  const { kind, params } = measure;
  return (measures[kind] as (params: unknown, given: RuleCase) => Verdict)(params, given);
}
