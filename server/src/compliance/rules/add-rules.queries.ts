import { type CaseOrder, openCase } from '#server/compliance/cases/open-case.queries.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { applyRules } from './apply-rules.queries.ts';
import type { SoldOrder } from './sold-order.ts';

interface Reviewed {
  readonly answer: {
    readonly hits: readonly { readonly key: string }[];
    readonly needsTwo: boolean;
    readonly basis: string;
    readonly rules?: readonly string[];
  };
  readonly refusal: { readonly code: string } | null;
}

/**
 * The review of a sale, with what the rules of holds say to it. What only wants a look becomes a case at once, of
 * which the order shows nothing.
 */
export async function addRules<R extends Reviewed>(tx: Tx, order: SoldOrder & CaseOrder, reviewed: R) {
  if (reviewed.refusal !== null) return reviewed;
  const { findings, refusals, ruleHitIds, reviewHitIds } = await applyRules(tx, order);
  if (reviewHitIds.length > 0) {
    const { at, actorId } = order;
    const subject = { kind: 'order', order } as const;
    await openCase(tx, { hold: null, subject, screeningIds: [], ruleHitIds: reviewHitIds, at, actorId });
  }
  const { answer } = reviewed;
  return {
    ...reviewed,
    refusal: refusals[0] ?? null,
    answer: {
      ...answer,
      hits: [...answer.hits, ...findings],
      // What touches the law on Cuba takes two, as a listed name does.
      needsTwo: answer.needsTwo || findings.some(({ key }) => key.startsWith('CUBA_')),
      rules: [...(answer.rules ?? []), ...ruleHitIds],
    },
  };
}
