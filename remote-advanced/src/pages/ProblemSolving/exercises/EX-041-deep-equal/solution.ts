/** The pairs whose comparison has begun. */
type Pairs = WeakMap<object, WeakSet<object>>;

/**
 * Returns whether two values have the same structure and content.
 * @param a any value, also with cycles
 * @param b any value
 */
export function deepEqual(a: unknown, b: unknown): boolean {
  return areEqual(a, b, new WeakMap());
}

function areEqual(a: unknown, b: unknown, pairs: Pairs): boolean {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b)) return false;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  if (hasBegun(a, b, pairs)) return true;
  return haveEqualContent(a, b, pairs) && haveEqualProperties(a, b, pairs);
}

/** Notes a pair. @returns whether it was noted before */
function hasBegun(a: object, b: object, pairs: Pairs): boolean {
  const partners = pairs.get(a) ?? new WeakSet();
  const known = partners.has(b);
  pairs.set(a, partners.add(b));
  return known;
}

/** Compares what is not kept in properties. */
function haveEqualContent(a: object, b: object, pairs: Pairs): boolean {
  if (a instanceof Date && b instanceof Date) return Object.is(a.getTime(), b.getTime());
  if (a instanceof RegExp && b instanceof RegExp) return a.source === b.source && a.flags === b.flags;
  if (a instanceof Set && b instanceof Set) return a.size === b.size && [...a].every((member) => b.has(member));
  if (a instanceof Map && b instanceof Map)
    return a.size === b.size && [...a].every(([key, value]) => b.has(key) && areEqual(value, b.get(key), pairs));
  return Array.isArray(a) && Array.isArray(b) ? a.length === b.length : true;
}

function haveEqualProperties(a: object, b: object, pairs: Pairs): boolean {
  const keys = enumerableKeys(a);
  if (keys.length !== enumerableKeys(b).length) return false;
  return keys.every((key) => isEnumerable(b, key) && areEqual(Reflect.get(a, key), Reflect.get(b, key), pairs));
}

function enumerableKeys(value: object): PropertyKey[] {
  return Reflect.ownKeys(value).filter((key) => isEnumerable(value, key));
}

function isEnumerable(value: object, key: PropertyKey): boolean {
  return Object.prototype.propertyIsEnumerable.call(value, key);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
