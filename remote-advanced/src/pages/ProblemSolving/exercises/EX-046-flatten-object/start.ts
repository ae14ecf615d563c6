/** Values by their paths, such as `users[0].name`. */
export type Flat = Record<string, unknown>;

/**
 * Flattens nested plain objects and arrays.
 * @returns each value by its path; dots, brackets and backslashes in keys are escaped
 * @throws TypeError for a key `__proto__`
 */
export function flattenObject(value: object): Flat {
  throw new Error('Not implemented');
}

/**
 * Nests values again by their paths.
 * @throws TypeError for paths that contradict each other, or a key `__proto__`
 */
export function unflattenObject(flat: Flat): Record<string, unknown> {
  throw new Error('Not implemented');
}
