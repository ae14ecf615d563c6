/** One step: accepts the result of the step before it. */
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
  return async (value) => {
    let current = await value;
    for (const step of steps) current = await run(current, step);
    return current as Result;
  };
}

function run(value: unknown, step: Step): unknown {
  return step(value as never);
}
