/** What a class list may be made of. The keys of an object are names; a truthy value switches them on. */
export type ClassValue =
  | string
  | number
  | bigint
  | boolean
  | null
  | undefined
  | ClassValue[]
  | { readonly [name: string]: unknown };

/**
 * Joins class names with spaces.
 * @param values strings and numbers, objects whose truthy keys count, lists of all of these; falsy values are left out
 */
export function classNames(...values: ClassValue[]): string {
  throw new Error('Not implemented');
}
