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
  return changesAt([], before, after);
}

function changesAt(path: string[], before: unknown, after: unknown): Change[] {
  if (Object.is(before, after)) return [];
  if (!isNested(before) || !isNested(after) || Array.isArray(before) !== Array.isArray(after))
    return [{ kind: 'changed', path, before, after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => changesOf(key, path, before, after));
}

/** The changes at and below a key that at least one of two objects has. */
function changesOf(key: string, above: string[], before: object, after: object): Change[] {
  const path = [...above, key];
  const old: unknown = Reflect.get(before, key);
  const next: unknown = Reflect.get(after, key);
  if (!Object.hasOwn(before, key)) return [{ kind: 'added', path, after: next }];
  if (!Object.hasOwn(after, key)) return [{ kind: 'removed', path, before: old }];
  return changesAt(path, old, next);
}

/** An array or a plain object. */
function isNested(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}
