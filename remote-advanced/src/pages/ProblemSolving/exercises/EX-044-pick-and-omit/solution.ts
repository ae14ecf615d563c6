/** The own, enumerable properties of an object that have these keys. */
export function pick<T extends object, K extends keyof T>(o: T, keys: readonly K[]): Pick<T, K> {
  const present = keys.filter((key) => Object.prototype.propertyIsEnumerable.call(o, key));
  return Object.fromEntries(present.map((key) => [key, o[key]])) as Pick<T, K>;
}

/** The own, enumerable properties of an object except those with these keys. */
export function omit<T extends object, K extends keyof T>(o: T, keys: readonly K[]): Omit<T, K> {
  const rest = { ...o };
  for (const key of keys) Reflect.deleteProperty(rest, key);
  return rest;
}
