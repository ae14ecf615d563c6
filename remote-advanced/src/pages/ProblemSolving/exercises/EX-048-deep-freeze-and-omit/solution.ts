/**
 * Freezes a value and everything that its own properties lead to, functions included. No getter is called.
 * @returns the value itself
 */
export function deepFreeze<T>(value: T): T {
  freezeFrom(value, new Set());
  return value;
}

/**
 * A copy of nested plain objects and arrays without the properties of these names, at every depth.
 * @param value all other values in it are shared with the copy
 */
export function deepOmit(value: unknown, keys: readonly string[]): unknown {
  return copyOf(value, new Set(['__proto__', ...keys]), new Map());
}

function freezeFrom(value: unknown, seen: Set<object>): void {
  if (!isObject(value) || seen.has(value)) return;
  seen.add(value);
  Object.freeze(value);
  for (const key of Reflect.ownKeys(value)) freezeFrom(Object.getOwnPropertyDescriptor(value, key)?.value, seen);
}

/** @param copies the copy of each object that was met before */
function copyOf(value: unknown, omitted: ReadonlySet<string>, copies: Map<object, object>): unknown {
  if (!isNested(value)) return value;
  const known = copies.get(value);
  if (known) return known;
  const copy = Array.isArray(value) ? [] : {};
  copies.set(value, copy);
  for (const [key, item] of Object.entries(value))
    if (Array.isArray(value) || !omitted.has(key)) Reflect.set(copy, key, copyOf(item, omitted, copies));
  return copy;
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

/** An array or a plain object. */
function isNested(value: unknown): value is object {
  if (!isObject(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}
