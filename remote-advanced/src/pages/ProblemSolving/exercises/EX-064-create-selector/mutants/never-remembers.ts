// Computes on every call.
/** Reads or derives a value. */
export type Selector<Args extends readonly unknown[], Value> = (...args: Args) => Value;

/** A selector that remembers its last result. */
export interface MemoizedSelector<Args extends readonly unknown[], Value> extends Selector<Args, Value> {
  /** How often the result function has been called. */
  recomputations(): number;
}

/**
 * Derives a value from other selectors, and computes it again only when one of their values differs.
 * @param inputs selectors, called with all arguments
 * @param combine computes the result from the values of the inputs
 */
export function createSelector<Args extends readonly unknown[], const Values extends readonly unknown[], Result>(
  inputs: readonly [...{ [Index in keyof Values]: Selector<Args, Values[Index]> }],
  combine: (...values: Values) => Result,
): MemoizedSelector<Args, Result> {
  let last: { values: readonly unknown[]; result: Result } | undefined;
  let count = 0;

  function select(...args: Args): Result {
    const values = inputs.map((input) => input(...args)) as unknown as Values;
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
