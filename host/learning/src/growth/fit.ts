import type { Claim } from './growth.ts';
import type { Point } from './point.ts';

/** How times grow, as far as doubled input can tell: a logarithm hardly differs from a constant, and n log n hardly from n. */
type Rate = 'flat' | 'linear' | 'quadratic' | 'steep';

/** What times say: a rate; or why they say nothing. */
export interface Fit {
  rate: Rate | 'fast' | 'slow' | 'unclear';
  /** By what the time is multiplied when n doubles; null without a rate. */
  factor: number | null;
}

/** The smallest exponent of n that is no longer of this rate. */
const below: [Rate, number][] = [
  ['flat', 0.5],
  ['linear', 1.5],
  ['quadratic', 2.5],
];

/** How many ratios between neighboring sizes are looked at: those of the largest, where what is constant matters least. */
const most = 4;

/** How far the exponents may be from their median on average. Other programs on the same machine scatter them further. */
const scatter = 0.5;

/**
 * The rate of growth. It follows from the median of the last ratios, which one disturbed size does not move far, and is unclear where
 * the ratios contradict one another.
 * @param points in ascending order, each n twice the one before
 */
export function fitOf(points: readonly Point[]): Fit {
  const short = points.findLastIndex(({ milliseconds }) => milliseconds === null);
  const times = points.slice(short + 1).flatMap(({ milliseconds }) => milliseconds ?? []);
  if (times.length < 3) return { rate: short === -1 ? 'slow' : 'fast', factor: null };
  const exponents = times
    .slice(1)
    .map((time, index) => Math.log2(time / (times[index] ?? time)))
    .slice(-most);
  const median = medianOf(exponents);
  const distance = exponents.reduce((sum, one) => sum + Math.abs(one - median), 0) / exponents.length;
  return distance > scatter ? { rate: 'unclear', factor: null } : { rate: rateOf(median), factor: 2 ** median };
}

/** What the times say about the complexity that the exercise states, in a sentence or two. */
export function sentenceOf({ rate, factor }: Fit, claim: Claim): string {
  if (rate === 'fast') return 'The runs are too fast for the clock of the browser to tell how their time grows.';
  if (rate === 'slow') return 'The runs take too long to compare several sizes within two seconds.';
  if (rate === 'unclear')
    return 'The times vary too much to tell how they grow. Measure again when the device has less to do.';
  const found = `When n doubles, the time is multiplied by about ${(factor ?? 1).toFixed(1)}: ${words[rate]}.`;
  const difference = rates.indexOf(rate) - rates.indexOf(claimed[claim]);
  if (difference === 0) return `${found} That fits ${claim}, which the exercise states.`;
  if (difference > 0) return `${found} The exercise states ${claim}, so there is a faster way.`;
  return `${found} The exercise states ${claim}; on this input your code does better.`;
}

const rates: Rate[] = ['flat', 'linear', 'quadratic', 'steep'];

const words: Record<Rate, string> = {
  flat: 'constant or logarithmic',
  linear: 'linear or n log n',
  quadratic: 'quadratic',
  steep: 'steeper than quadratic',
};

const claimed: Record<Claim, Rate> = {
  'O(1)': 'flat',
  'O(log n)': 'flat',
  'O(n)': 'linear',
  'O(n log n)': 'linear',
  'O(n²)': 'quadratic',
};

function rateOf(exponent: number): Rate {
  return below.find(([, limit]) => exponent < limit)?.[0] ?? 'steep';
}

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
