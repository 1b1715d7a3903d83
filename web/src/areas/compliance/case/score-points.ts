/** Score and points are shown with this many digits behind the point. */
export const scoreDigits = 3;

const unit = 10 ** scoreDigits;

/**
 * The points of a score, rounded so that what is read adds up to the score that is read: whoever checks the sum by hand
 * must not stumble over a last digit.
 */
export function shownPoints(points: readonly number[], score: number): number[] {
  const exact = points.map((one) => one * unit);
  const floors = exact.map(Math.floor);
  const missing = Math.round(score * unit) - floors.reduce((sum, one) => sum + one, 0);
  // Points that are not those of this score are shown as they are; nothing is made to fit.
  if (missing < 0 || missing > points.length) return points.map((one) => Math.round(one * unit) / unit);
  const byRest = exact
    .map((one, place) => ({ place, rest: one - Math.floor(one) }))
    .toSorted((a, b) => b.rest - a.rest || a.place - b.place);
  const raised = new Set(byRest.slice(0, missing).map(({ place }) => place));
  return floors.map((one, place) => (one + (raised.has(place) ? 1 : 0)) / unit);
}

/** `0.880`; digits stand below each other. */
export function formatScore(score: number): string {
  return score.toFixed(scoreDigits);
}

/** `+0.310`, `−0.040`, `0.000`. */
export function formatPoints(points: number): string {
  if (points === 0) return formatScore(0);
  return `${points < 0 ? '−' : '+'}${formatScore(Math.abs(points))}`;
}
