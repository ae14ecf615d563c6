const constructors = { Array, Error, Function, Map, Number, Object, Promise, RegExp, Set, String, Symbol };
const namespaces = { JSON, Math, Reflect };

/** What has the methods that the sandbox needs, by name. */
const holders: [name: string, object: object][] = [
  ...Object.entries(namespaces),
  ...Object.entries(constructors),
  ...Object.entries(constructors).map(([name, { prototype }]): [string, object] => [`${name}.prototype`, prototype]),
  // Iterators' methods are of prototypes without a name.
  ...[[], new Map(), new Set(), ''].map((iterable): [string, object] => [
    'an iterator',
    Object.getPrototypeOf(iterable[Symbol.iterator]()),
  ]),
];

interface BuiltIn {
  name: string;
  object: object;
  key: PropertyKey;
  /** Undefined for what only programs add. */
  original: PropertyDescriptor | undefined;
}

const { defineProperty, deleteProperty, getOwnPropertyDescriptor, ownKeys } = Reflect;

const builtIns: readonly BuiltIn[] = [
  ...Object.keys({ ...constructors, ...namespaces }).map((name) => builtIn(name, globalThis, name)),
  ...holders.flatMap(([name, object]) =>
    ownKeys(object)
      .filter((key) => typeof getOwnPropertyDescriptor(object, key)?.value === 'function')
      .map((key) => builtIn(typeof key === 'string' ? `${name}.${key}` : `${name}[${key.description}]`, object, key)),
  ),
  // Chromium lets it make the stacks of errors.
  builtIn('Error.prepareStackTrace', Error, 'prepareStackTrace'),
];

function builtIn(name: string, object: object, key: PropertyKey): BuiltIn {
  return { name, object, key, original: getOwnPropertyDescriptor(object, key) };
}

/** The names of the platform's methods that the program has replaced. */
export function replacedBuiltIns(): string[] {
  const replaced = replacedNow();
  return withBuiltIns(() => replaced.map(({ name }) => name));
}

/**
 * Does some work with the platform's own methods, also when the program has replaced some of them, such as by ones that throw. The
 * program has its own again afterwards.
 */
export function withBuiltIns<Result>(work: () => Result): Result {
  const replaced = replacedNow();
  if (replaced.length === 0) return work();
  const replacements = exchange(replaced, (one) => one.original);
  try {
    return work();
  } finally {
    exchange(replaced, (_one, index) => replacements[index]);
  }
}

// What follows uses no iterators or methods of arrays: they may be the program's.

function replacedNow(): BuiltIn[] {
  const replaced: BuiltIn[] = [];
  for (let index = 0; index < builtIns.length; index += 1) {
    const one = builtIns[index] as BuiltIn;
    if (getOwnPropertyDescriptor(one.object, one.key)?.value !== one.original?.value) replaced[replaced.length] = one;
  }
  return replaced;
}

/** Puts others in their place. @returns what was there */
function exchange(
  replaced: readonly BuiltIn[],
  other: (one: BuiltIn, index: number) => PropertyDescriptor | undefined,
): (PropertyDescriptor | undefined)[] {
  const before: (PropertyDescriptor | undefined)[] = [];
  for (let index = 0; index < replaced.length; index += 1) {
    const one = replaced[index] as BuiltIn;
    before[index] = getOwnPropertyDescriptor(one.object, one.key);
    const descriptor = other(one, index);
    if (descriptor) defineProperty(one.object, one.key, descriptor);
    else deleteProperty(one.object, one.key);
  }
  return before;
}
