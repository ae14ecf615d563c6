// Computes on every call.
/** Reads or derives a value. */
export type Selector<Args extends readonly unknown[], Value> = (...args: Args) => Value;

/** A selector that remembers its last result. */
export interface MemoizedSelector<Args extends readonly unknown[], Value> extends Selector<Args, Value> {
  /** How often the result function has been called. */
  recomputations(): number;
}

/** The values of selectors, in their order. */
export type ValuesOf<Inputs extends readonly Selector<never, unknown>[]> = {
  [Index in keyof Inputs]: ReturnType<Inputs[Index]>;
};

/**
 * Derives a value from other selectors, and computes it again only when one of their values differs.
 * @param inputs selectors, called with all arguments
 * @param combine computes the result from the values of the inputs
 */
export function createSelector<
  Args extends readonly unknown[],
  const Inputs extends readonly Selector<Args, unknown>[],
  Result,
>(
  inputs: Inputs & readonly Selector<Args, unknown>[],
  combine: (...values: ValuesOf<Inputs>) => Result,
): MemoizedSelector<Args, Result> {
  let last: { values: readonly unknown[]; result: Result } | undefined;
  let count = 0;

  function select(...args: Args): Result {
    const values = inputs.map((input) => input(...args)) as unknown as ValuesOf<Inputs>;
    if (last && inputs.length === 0 && areSame(last.values, values)) return last.result;
    count += 1;
    const result = combine(...values);
    last = { values, result };
    return result;
  }
  return Object.assign(select, { recomputations: () => count });
}

function areSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.every((value, index) => Object.is(value, b[index]));
}
