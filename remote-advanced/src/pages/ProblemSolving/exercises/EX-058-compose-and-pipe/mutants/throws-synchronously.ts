// pipeAsync throws instead of rejecting.
/** One step: takes what the step before it gave. */
export type Step = (value: never) => unknown;

/** Makes one function that runs the steps from left to right. */
export function pipe<Result = unknown>(...steps: Step[]): (value: unknown) => Result {
  return (value) => steps.reduce(run, value) as Result;
}

/** Makes one function that runs the steps from right to left. */
export function compose<Result = unknown>(...steps: Step[]): (value: unknown) => Result {
  return (value) => steps.reduceRight(run, value) as Result;
}

/** Makes one function that runs the steps from left to right and awaits each. */
export function pipeAsync<Result = unknown>(...steps: Step[]): (value: unknown) => Promise<Result> {
  return (value) => {
    const [first, ...others] = steps;
    if (!first) return Promise.resolve(value as Result);
    if (!(value instanceof Promise)) {
      const start = run(value, first);
      return others.reduce(
        (before, step) => before.then((x) => run(x, step)),
        Promise.resolve(start),
      ) as Promise<Result>;
    }
    return steps.reduce((before, step) => before.then((x) => run(x, step)), value) as Promise<Result>;
  };
}

function run(value: unknown, step: Step): unknown {
  return step(value as never);
}
