type Constructor = (this: never, ...args: never[]) => unknown;

/**
 * What the new operator does with a constructor function.
 * @throws TypeError for something that is not a function
 */
export function construct(fn: Constructor, ...args: unknown[]): object {
  if (typeof fn !== 'function') throw new TypeError('The constructor must be a function');
  const proto: unknown = fn.prototype;
  const created: object = Object.create(isObject(proto) ? proto : Object.prototype);
  const returned: unknown = Reflect.apply(fn, created, args);
  return isObject(returned) ? returned : created;
}

/**
 * What the instanceof operator does.
 * @throws TypeError for a target that cannot have instances
 */
export function isInstance(value: unknown, target: unknown): boolean {
  if (!isObject(target)) throw new TypeError('The target must be an object');
  const ask: unknown = Reflect.get(target, Symbol.hasInstance);
  if (ask !== undefined && ask !== null && ask !== Function.prototype[Symbol.hasInstance])
    return Boolean(Reflect.apply(ask as () => unknown, target, [value]));
  if (typeof target !== 'function') throw new TypeError('The target must be a function');
  return isObject(value) && hasInChain(value, target.prototype);
}

function hasInChain(value: object, wanted: unknown): boolean {
  if (!isObject(wanted)) throw new TypeError('The prototype of the target must be an object');
  let link: unknown = Object.getPrototypeOf(value);
  while (link !== null && link !== wanted) link = Object.getPrototypeOf(link);
  return link === wanted;
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
