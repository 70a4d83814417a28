export interface RoundsPlan {
  /** Measured rounds; each runs both sides once. */
  rounds: number;
  /** Rounds before that, whose figures are thrown away. */
  warmUp: number;
  /** Makes things ready before each side; belongs to neither. */
  prepare?: () => Promise<void>;
  /** Measures one side once. Both give the same kind of figure: a rate, or a time. */
  product: () => Promise<number>;
  baseline: () => Promise<number>;
}

export interface RoundsResult {
  /** The median of product divided by baseline, pair by pair. */
  ratio: number;
  range: [low: number, high: number];
  /** The medians of both sides. */
  product: number;
  baseline: number;
}

type Side = 'product' | 'baseline';

/**
 * Runs both sides in turn and compares pair by pair, so that what slows the machine for a while slows both. Every other
 * round begins with the other side. A promised `least` wants rates, a promised `most` wants times.
 */
export async function pairedRounds({
  rounds,
  warmUp,
  prepare,
  product,
  baseline,
}: RoundsPlan): Promise<RoundsResult> {
  const pairs: { product: number; baseline: number }[] = [];
  for (let round = -warmUp; round < rounds; round += 1) {
    const pair = { product: 0, baseline: 0 };
    const sides: [Side, () => Promise<number>][] = [
      ['product', product],
      ['baseline', baseline],
    ];
    if (round % 2 !== 0) sides.reverse();
    for (const [side, measure] of sides) {
      await prepare?.();
      pair[side] = await measure();
    }
    if (round >= 0) pairs.push(pair);
  }
  const ratios = pairs.map((pair) => pair.product / pair.baseline);
  return {
    ratio: median(ratios),
    range: [Math.min(...ratios), Math.max(...ratios)],
    product: median(pairs.map((pair) => pair.product)),
    baseline: median(pairs.map((pair) => pair.baseline)),
  };
}

/** The middle figure; the mean of the two middle ones of an even number. NaN of nothing. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  if (sorted.length % 2 === 1) return sorted[Math.floor(half)] as number;
  return ((sorted[half - 1] ?? Number.NaN) + (sorted[half] ?? Number.NaN)) / 2;
}

/** The figure that `share` (0 to 1) of all lie at or below, e.g. 0.99 for p99. NaN of nothing. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
