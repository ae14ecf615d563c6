type Data = Record<string, unknown>;

/**
 * Merges objects into a new one, deeply; later objects win.
 * @param sources plain objects; null and undefined are skipped
 * @returns new plain objects and arrays, none of them shared with the sources
 */
export function deepMerge(...sources: readonly (object | null | undefined)[]): Record<string, unknown> {
  const result: Data = {};
  for (const source of sources) if (source) mergeInto(result, source);
  return result;
}

function mergeInto(target: Data, source: object): Data {
  for (const [key, value] of Object.entries(source)) {
    if (key === '__proto__' || value === undefined) continue;
    const old = Object.hasOwn(target, key) ? target[key] : undefined;
    target[key] = isPlain(value) && isPlain(old) ? mergeInto(old, value) : copyOf(value);
  }
  return target;
}

/** A copy of plain objects and arrays; every other value is kept as it is. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  return isPlain(value) ? mergeInto({}, value) : value;
}

function isPlain(value: unknown): value is Data {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
