/** Keys joined by dots, indexes also in brackets, as in `users[0].name`; or a list of keys. */
export type Path = string | readonly (string | number)[];

/**
 * Reads the value at a path.
 * @returns the fallback when a step is missing or the value is undefined
 */
export function get(value: unknown, path: Path, fallback?: unknown): unknown {
  let current = value;
  for (const key of keysOf(path)) {
    if (!hasKey(current, key)) return fallback;
    current = Reflect.get(current, key);
  }
  return current === undefined ? fallback : current;
}

/**
 * A copy with another value at a path; everything outside the path is shared with the original.
 * @returns the original when it has the value already
 * @throws TypeError for a path through `__proto__`
 */
export function set(value: unknown, path: Path, next: unknown): unknown {
  const keys = keysOf(path);
  if (keys.includes('__proto__')) throw new TypeError('A path must not lead through __proto__');
  return setFrom(value, keys, 0, next);
}

/**
 * A copy without the value at a path; everything outside the path is shared with the original.
 * @returns the original when the path does not exist
 */
export function unset(value: unknown, path: Path): unknown {
  return unsetFrom(value, keysOf(path), 0);
}

function setFrom(value: unknown, keys: readonly string[], depth: number, next: unknown): unknown {
  const key = keys[depth];
  if (key === undefined) return next;
  const known = hasKey(value, key);
  const old = known ? Reflect.get(value, key) : undefined;
  const changed = setFrom(old, keys, depth + 1, next);
  if (known && Object.is(old, changed)) return value;
  const copy = isObject(value) ? copyOf(value) : isIndex(key) ? [] : {};
  Reflect.set(copy, key, changed);
  return copy;
}

function unsetFrom(value: unknown, keys: readonly string[], depth: number): unknown {
  const key = keys[depth];
  if (key === undefined || !hasKey(value, key)) return value;
  if (depth === keys.length - 1) return without(value, key);
  const old = Reflect.get(value, key);
  const changed = unsetFrom(old, keys, depth + 1);
  if (Object.is(changed, old)) return value;
  const copy = copyOf(value);
  Reflect.set(copy, key, changed);
  return copy;
}

/** A copy without a key. In an array the later elements move up. */
function without(value: object, key: string): object {
  const copy = copyOf(value);
  if (Array.isArray(copy) && isIndex(key)) copy.splice(Number(key), 1);
  else Reflect.deleteProperty(copy, key);
  return copy;
}

function copyOf(value: object): object {
  return Array.isArray(value) ? value.slice() : { ...value };
}

function keysOf(path: Path): string[] {
  return typeof path === 'string'
    ? path
        .replace(/\[(\d+)\]/g, '.$1')
        .replace(/^\./, '')
        .split('.')
    : path.map(String);
}

function isIndex(key: string): boolean {
  return /^(?:0|[1-9]\d*)$/.test(key);
}

function hasKey(value: unknown, key: string): value is object {
  return isObject(value) && Object.hasOwn(value, key);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
