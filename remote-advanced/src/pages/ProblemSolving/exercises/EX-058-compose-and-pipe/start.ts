/** One step: accepts the result of the step before it. */
export type Step = (value: never) => unknown;

/** Makes one function that runs the steps from left to right. */
export function pipe<Result = unknown>(...steps: Step[]): (value: unknown) => Result {
  throw new Error('Not implemented');
}

/** Makes one function that runs the steps from right to left. */
export function compose<Result = unknown>(...steps: Step[]): (value: unknown) => Result {
  throw new Error('Not implemented');
}

/** Makes one function that runs the steps from left to right and awaits each. */
export function pipeAsync<Result = unknown>(...steps: Step[]): (value: unknown) => Promise<Result> {
  throw new Error('Not implemented');
}
