import { z } from 'zod';

import { cents } from '../../kernel/wire.ts';

const feeBand = z.strictObject({
  /** First and last cent of the principal that the band holds; the last band may be open. */
  from: cents,
  upTo: cents.nullable(),
  fixed: cents,
  /** Basis points of the principal, on top of the fixed part. */
  points: z.int().min(0).max(10_000),
  min: cents.nullable(),
  max: cents.nullable(),
});
export type FeeBand = z.output<typeof feeBand>;

/**
 * The bands of one fee by amount, from low to high: each begins one cent after the one before it ends.
 * A gap or an overlap is refused at the row that makes it.
 */
export const feeBands = z
  .array(feeBand)
  .min(1)
  .max(40)
  .superRefine((bands, context) => {
    const refuse = (index: number, field: keyof FeeBand, message: string) =>
      context.addIssue({ code: 'custom', path: [index, field], message });
    for (const [index, band] of bands.entries()) {
      const code = bandProblem(band, bands[index - 1], index === bands.length - 1);
      if (code !== null) refuse(index, ...code);
    }
  });

function bandProblem(
  band: FeeBand,
  before: FeeBand | undefined,
  isLast: boolean,
): readonly [keyof FeeBand, string] | null {
  if (band.upTo === null && !isLast) return ['upTo', 'tier-overlap'];
  if (band.upTo !== null && BigInt(band.upTo) < BigInt(band.from)) return ['upTo', 'tier-upside-down'];
  if (band.min !== null && band.max !== null && BigInt(band.min) > BigInt(band.max))
    return ['max', 'invalid'];
  if (before === undefined || before.upTo === null) return null;
  const expected = BigInt(before.upTo) + 1n;
  if (BigInt(band.from) > expected) return ['from', 'tier-gap'];
  return BigInt(band.from) < expected ? ['from', 'tier-overlap'] : null;
}
