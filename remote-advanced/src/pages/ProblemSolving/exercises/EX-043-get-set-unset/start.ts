/** Keys joined by dots, indexes also in brackets, as in `users[0].name`; or a list of keys. */
export type Path = string | readonly (string | number)[];

/**
 * Reads the value at a path.
 * @returns the fallback when a step is missing or the value is undefined
 */
export function get(value: unknown, path: Path, fallback?: unknown): unknown {
  throw new Error('Not implemented');
}

/**
 * A copy with another value at a path; everything outside the path is shared with the original.
 * @returns the original when it has the value already
 * @throws TypeError for a path through `__proto__`
 */
export function set(value: unknown, path: Path, next: unknown): unknown {
  throw new Error('Not implemented');
}

/**
 * A copy without the value at a path; everything outside the path is shared with the original.
 * @returns the original when the path does not exist
 */
export function unset(value: unknown, path: Path): unknown {
  throw new Error('Not implemented');
}
