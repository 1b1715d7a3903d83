import type { CaseHit } from '#domain/areas/compliance/case-paper.ts';

/** Filled in when the screening can be asked again. */
export function RunAgain({ hit }: { hit: CaseHit }) {
  return <span data-screening={hit.screeningId} />;
}
