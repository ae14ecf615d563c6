/** Values by their paths, such as `users[0].name`. */
export type Flat = Record<string, unknown>;

/** One step of a path: to a key of an object, or to an index of an array. */
interface Step {
  key: string;
  isIndex: boolean;
}

/**
 * Flattens nested plain objects and arrays.
 * @returns each value by its path; dots, brackets and backslashes in keys are escaped
 * @throws TypeError for a key `__proto__`
 */
export function flattenObject(value: object): Flat {
  const flat: Flat = {};
  addPaths(flat, null, value);
  return flat;
}

/**
 * Nests values again by their paths.
 * @throws TypeError for paths that contradict each other, or a key `__proto__`
 */
export function unflattenObject(flat: Flat): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  const created = new Set<unknown>([root]);
  for (const [path, value] of Object.entries(flat)) put(root, created, path, value);
  return root;
}

/** @param path null for the input itself */
function addPaths(flat: Flat, path: string | null, value: unknown): void {
  const entries = isNested(value) ? Object.entries(value) : [];
  if (entries.length === 0 && path !== null) flat[path] = value;
  for (const [key, item] of entries) addPaths(flat, pathTo(path, checked(key), Array.isArray(value)), item);
}

function pathTo(path: string | null, key: string, isIndex: boolean): string {
  if (isIndex) return `${path}[${key}]`;
  const escaped = key.replace(/[\\.[\]]/g, '\\$&');
  return path === null ? escaped : `${path}.${escaped}`;
}

function put(root: object, created: Set<unknown>, path: string, value: unknown): void {
  const steps = stepsOf(path);
  let current: unknown = root;
  for (const [depth, { key, isIndex }] of steps.entries()) {
    if (!isObject(current) || !created.has(current) || Array.isArray(current) !== isIndex) throw contradiction(path);
    const next = steps[depth + 1];
    const isTaken = Object.hasOwn(current, key);
    if (!next) {
      if (isTaken) throw contradiction(path);
      Reflect.set(current, key, value);
    } else {
      if (!isTaken) {
        const container = next.isIndex ? [] : {};
        created.add(container);
        Reflect.set(current, key, container);
      }
      current = Reflect.get(current, key);
    }
  }
}

function stepsOf(path: string): Step[] {
  return [...`.${path}`.matchAll(/\.((?:[^\\.[\]]|\\[\s\S])*)|\[(\d+)\]/g)].map(([, key, index]) => ({
    key: index ?? checked((key ?? '').replace(/\\([\s\S])/g, '$1')),
    isIndex: index !== undefined,
  }));
}

function checked(key: string): string {
  if (key === '__proto__') throw new TypeError('A path must not lead through __proto__');
  return key;
}

function contradiction(path: string): TypeError {
  return new TypeError(`${path} contradicts another path`);
}

/** An array or a plain object. */
function isNested(value: unknown): value is object {
  if (!isObject(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
