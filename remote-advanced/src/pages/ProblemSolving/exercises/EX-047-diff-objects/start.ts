/** One difference between two objects, at the place that a path of keys leads to. The index of an array is a key such as '0'. */
export type Change =
  | { kind: 'added'; path: string[]; after: unknown }
  | { kind: 'removed'; path: string[]; before: unknown }
  | { kind: 'changed'; path: string[]; before: unknown; after: unknown };

/**
 * What has to change in one object to get the other one.
 * @returns the changes, in no particular order; none when the objects have equal content
 */
export function diffObjects(before: object, after: object): Change[] {
  throw new Error('Not implemented');
}
