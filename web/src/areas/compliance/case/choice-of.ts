import type { CasePaper } from '#domain/areas/compliance/case-paper.ts';
import type { CaseActionChoice } from '#domain/areas/compliance/cases.rows.ts';
import type { CaseAction } from '#domain/areas/compliance/cases.values.ts';

/** What the server says of an action of this case for this person. */
export function choiceOf(
  { actions }: Pick<CasePaper, 'actions'>,
  action: CaseAction,
): CaseActionChoice | undefined {
  return actions.find((one) => one.action === action);
}
