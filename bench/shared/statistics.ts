/** The middle of some figures; of an even number the mean of the two in the middle. */
export function median(figures: readonly number[]): number {
  return quantile(figures, 0.5);
}

/** The value below which a share of the figures lies, between two of them in proportion. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((left, right) => left - right);
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? Number.NaN;
  return low + (high - low) * (at - Math.floor(at));
}

/** Median and, in brackets, least and most: `371 (352–402)`. */
export function spread(figures: readonly number[], digits = 0): string {
  const [middle, least, most] = [median(figures), Math.min(...figures), Math.max(...figures)];
  return `${middle.toFixed(digits)} (${least.toFixed(digits)}–${most.toFixed(digits)})`;
}
