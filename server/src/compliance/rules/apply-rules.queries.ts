import { type ActiveRule, evaluateRule } from '#domain/areas/hold-rules/evaluate-rule.ts';
import type { JudgedOrder } from '#domain/areas/hold-rules/judged-order.ts';
import { neededHistory } from '#domain/areas/hold-rules/needed-history.ts';
import type { RuleCase } from '#domain/areas/hold-rules/rule-case.ts';
import { refusalWords } from '#domain/areas/hold-rules/rule-refusals.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { rulesOf } from './active-rules.queries.ts';
import { lockKeys, readHistory } from './history.queries.ts';
import { keepJudgement, type RuleHit } from './keep-judgement.queries.ts';
import { readCase } from './read-case.queries.ts';
import type { SoldOrder } from './sold-order.ts';
import { startClocks } from './start-clocks.queries.ts';

/** A reason to hold, as the order keeps it. */
interface RuleFinding {
  readonly role: null;
  readonly check: ActiveRule['checkType'];
  readonly key: string;
  readonly reason: string;
  readonly isAml: boolean;
}

/** What the rules say to an order. */
export interface RulesAnswer {
  readonly findings: readonly RuleFinding[];
  readonly refusals: readonly {
    readonly code: string;
    readonly message: Readonly<Record<'en' | 'es', string>>;
  }[];
  /** Rows of rule_hits behind the findings; none in a trial. */
  readonly ruleHitIds: readonly string[];
  /** Rows of rule_hits that ask for a case without holding the order. */
  readonly reviewHitIds: readonly string[];
}

/**
 * Judges an order by the rules in force, in the transaction that sells it: four statements. Two offices that sell to
 * the same people at the same moment are judged one after the other.
 */
export async function applyRules(tx: Tx, sold: SoldOrder): Promise<RulesAnswer> {
  const { order, rules: marks, timeZone } = await readCase(tx, sold);
  const rules = (await rulesOf(tx, marks)).filter(
    ({ services }) => services.length === 0 || services.includes(order.service),
  );
  const measures = rules.map(({ measure }) => measure);
  const needed = neededHistory(measures, order.at, timeZone);
  if (!sold.isTrial) await lockKeys(tx, order, needed);
  const past = await readHistory(tx, { order, needed, measures });
  const hits = hitsOf(rules, { order, past, timeZone });
  return await answer(tx, sold, { order, hits, timeZone });
}

function hitsOf(rules: readonly ActiveRule[], given: RuleCase): RuleHit[] {
  return rules.flatMap((rule) => {
    const verdict = evaluateRule(rule, given);
    return verdict.outcome === 'hit' ? [{ rule, verdict }] : [];
  });
}

interface Judged {
  readonly order: JudgedOrder;
  readonly hits: readonly RuleHit[];
  readonly timeZone: string;
}

async function answer(tx: Tx, sold: SoldOrder, { order, hits, timeZone }: Judged): Promise<RulesAnswer> {
  const refused = hits.filter(({ rule }) => rule.action === 'refuse');
  const refusals = refused.map(({ rule, verdict }) => ({
    code: rule.code,
    message: refusalWords(rule, verdict.measured),
  }));
  const findings = hits.filter(({ rule }) => rule.action === 'hold').map(findingOf);
  if (sold.isTrial || refusals.length > 0) return { findings, refusals, ruleHitIds: [], reviewHitIds: [] };
  const ids = await keepJudgement(tx, order, hits);
  await startClocks(tx, { order, hits, timeZone });
  const [ruleHitIds, reviewHitIds] = (['hold', 'review'] as const).map((action) =>
    ids.filter((_, at) => hits[at]?.rule.action === action),
  );
  return { findings, refusals, ruleHitIds: ruleHitIds ?? [], reviewHitIds: reviewHitIds ?? [] };
}

function findingOf({ rule, verdict }: RuleHit): RuleFinding {
  const { checkType: check, isAml, code } = rule;
  return { role: null, check, key: code, reason: Object.values(verdict.measured).flat().join(' '), isAml };
}
