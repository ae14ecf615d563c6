import * as v from 'valibot';

/** The complexities that an exercise may claim for growing input. */
export const claims = ['O(1)', 'O(log n)', 'O(n)', 'O(n log n)', 'O(n²)'] as const;

const size = v.pipe(
  v.number('must be a number'),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be 1 or more'),
  v.maxValue(2 ** 21, 'must be two million or less'),
);

/** What the front matter of an exercise says about input that grows; `growth.ts` beside it makes the input. */
export const growthFields = v.strictObject({
  /** What there are n of, such as `numbers`. */
  n: v.pipe(v.string('must be words'), v.nonEmpty('must say what there are n of')),
  /** The complexity that the section "Complexity" states for it. */
  claim: v.picklist(claims, `must be one of ${claims.join(', ')}`),
  /** The smallest n, and the largest: it is doubled from one to the next. */
  from: size,
  to: size,
});

/** What a workspace measures. */
export const growth = v.object({
  ...growthFields.entries,
  /** A module whose default export takes n, makes the input, and returns the function that is measured. */
  code: v.string(),
});

export type Claim = (typeof claims)[number];
export type GrowthFields = v.InferOutput<typeof growthFields>;
export type Growth = v.InferOutput<typeof growth>;

/** All values of n, each twice the one before. */
export function sizesOf({ from, to }: Pick<GrowthFields, 'from' | 'to'>): number[] {
  const sizes: number[] = [];
  for (let n = from; n <= to; n *= 2) sizes.push(n);
  return sizes;
}
