// The built-in methods: a subclass may have a set, an add or another method of its own, which must not run for a copy.
const { entries: mapEntries, set: mapSet } = Map.prototype;
const { values: setValues, add: setAdd } = Set.prototype;
const { getTime } = Date.prototype;

/** The new object of each old one. */
type Copies = WeakMap<object, object>;

/**
 * A deep copy: of plain objects and instances, arrays, dates, regular expressions, maps and sets, with cycles.
 * @param v any value; primitives and functions come back as they are
 */
export function deepClone<T>(v: T): T {
  return cloneOf(v, new WeakMap()) as T;
}

function cloneOf(value: unknown, copies: Copies): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const known = copies.get(value);
  if (known) return known;
  const copy = emptyLike(value);
  Object.setPrototypeOf(copy, Object.getPrototypeOf(value));
  copies.set(value, copy);
  copyEntries(value, copy, copies);
  copyProperties(value, copy, copies);
  return copy;
}

function emptyLike(value: object): object {
  if (Array.isArray(value)) return [];
  if (value instanceof Date) return new Date(getTime.call(value));
  if (value instanceof RegExp) return new RegExp(value);
  if (value instanceof Map) return new Map();
  if (value instanceof Set) return new Set();
  return {};
}

function copyEntries(from: object, to: object, copies: Copies): void {
  if (from instanceof Map && to instanceof Map)
    for (const [key, value] of mapEntries.call(from)) mapSet.call(to, cloneOf(key, copies), cloneOf(value, copies));
  if (from instanceof Set && to instanceof Set)
    for (const value of setValues.call(from)) setAdd.call(to, cloneOf(value, copies));
}

function copyProperties(from: object, to: object, copies: Copies): void {
  for (const key of Reflect.ownKeys(from)) {
    const descriptor = Object.getOwnPropertyDescriptor(from, key);
    if (!descriptor) continue;
    if ('value' in descriptor) descriptor.value = cloneOf(descriptor.value, copies);
    Object.defineProperty(to, key, descriptor);
  }
}
