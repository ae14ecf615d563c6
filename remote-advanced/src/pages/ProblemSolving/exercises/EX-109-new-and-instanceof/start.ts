type Constructor = (this: never, ...args: never[]) => unknown;

/**
 * What the new operator does with a constructor function.
 * @throws TypeError for something that is not a function
 */
export function construct(fn: Constructor, ...args: unknown[]): object {
  throw new Error('Not implemented');
}

/**
 * What the instanceof operator does.
 * @throws TypeError for a target that cannot have instances
 */
export function isInstance(value: unknown, target: unknown): boolean {
  throw new Error('Not implemented');
}
