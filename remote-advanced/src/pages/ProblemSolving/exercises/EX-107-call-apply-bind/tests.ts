import { describe, expect, test } from 'vitest';
import { applyWith, bindTo, callWith } from './solution';

/** Returns its this and its arguments. */
function report(this: unknown, ...args: unknown[]) {
  return { self: this, args };
}

function Point(this: { x: number; y: number }, x: number, y: number) {
  this.x = x;
  this.y = y;
}
Point.prototype.sum = function (this: { x: number; y: number }) {
  return this.x + this.y;
};

describe('callWith', () => {
  test('passes this, the arguments and the result', () => {
    const self = {};
    const { self: seen, args } = callWith(report, self, 1, 'two') as ReturnType<typeof report>;
    expect(seen).toBe(self);
    expect(args).toEqual([1, 'two']);
  });

  test.each([null, undefined])('turns %s into globalThis', (thisArg) => {
    expect(callWith(report, thisArg)).toHaveProperty('self', globalThis);
  });

  test.each([5, 0, 'text', '', false])('passes the primitive %j as its wrapper', (primitive) => {
    const { self } = callWith(report, primitive) as { self: object };
    expect(typeof self).toBe('object');
    expect(self.valueOf()).toBe(primitive);
  });

  test('leaves the object as it was', () => {
    const self = { name: 'kept' };
    let keysInside: string[] = [];
    const look = function (this: object) {
      keysInside = [...Object.keys(this), ...Object.keys(Object.getOwnPropertyDescriptors(this))];
    };
    callWith(look, self);
    expect(keysInside).toEqual(['name', 'name']);
    expect(Reflect.ownKeys(self)).toEqual(['name']);
  });

  test('leaves nothing behind when the function throws', () => {
    const self = {};
    const fails = () => {
      throw new Error('inside');
    };
    expect(() => callWith(fails, self)).toThrow('inside');
    expect(Reflect.ownKeys(self)).toEqual([]);
  });

  test('may be called again for the same object inside the function', () => {
    const self = { depth: 0 };
    function nested(this: typeof self): number {
      this.depth += 1;
      return this.depth < 3 ? (callWith(nested, self) as number) : this.depth;
    }
    expect(callWith(nested, self)).toBe(3);
    expect(Reflect.ownKeys(self)).toEqual(['depth']);
  });

  test.each([null, undefined, {}, 'text'])('refuses %j, which is not a function', (fn) => {
    expect(() => callWith(fn as never, null)).toThrow(TypeError);
  });
});

describe('applyWith', () => {
  test('spreads an array and an array-like', () => {
    expect(applyWith(report, {}, [1, 2])).toHaveProperty('args', [1, 2]);
    expect(applyWith(report, {}, { length: 2, 0: 'a' })).toHaveProperty('args', ['a', undefined]);
  });

  test('passes this', () => {
    const self = {};
    expect((applyWith(report, self, [1]) as { self: unknown }).self).toBe(self);
  });

  test.each([null, undefined])('treats %s as no arguments', (args) => {
    expect(applyWith(report, {}, args)).toHaveProperty('args', []);
  });

  test.each(['text', 5, true, '', 0, false])('refuses %j as arguments', (args) => {
    expect(() => applyWith(report, {}, args as never)).toThrow(TypeError);
  });
});

describe('bindTo', () => {
  test('fixes this and the first arguments, for every call', () => {
    const self = {};
    const bound = bindTo(report, self, 1, 2);
    expect((bound(3) as { self: unknown }).self).toBe(self);
    expect(bound(3)).toHaveProperty('args', [1, 2, 3]);
    expect(bound(4)).toHaveProperty('args', [1, 2, 4]);
  });

  test('keeps its this when it is called as a method or bound again', () => {
    const self = { id: 1 };
    const bound = bindTo(report, self);
    const other = { id: 2, bound };
    expect((other.bound() as { self: unknown }).self).toBe(self);
    expect((bindTo(bound, other, 'x')('y') as { self: unknown }).self).toBe(self);
    expect(bindTo(bound, other, 'x')('y')).toHaveProperty('args', ['x', 'y']);
  });

  test('has the name and the length of a bound function', () => {
    const bound = bindTo(Point, null, 1);
    expect([bound.name, bound.length]).toEqual(['bound Point', 1]);
    expect(bindTo(Point, null, 1, 2, 3).length).toBe(0);
    expect(Object.keys(bound)).not.toContain('name');
  });

  test('creates an instance with new and ignores the fixed this', () => {
    const self = {};
    const bound = bindTo(Point, self, 3);
    const point = Reflect.construct(bound, [4]);
    expect([point.x, point.y, point.sum()]).toEqual([3, 4, 7]);
    expect([point instanceof Point, point instanceof bound]).toEqual([true, true]);
    expect(self).toEqual({});
  });

  test('can create instances of a class and be the base of another', () => {
    class User {
      constructor(
        readonly role: string,
        readonly name: string,
      ) {}
    }
    const Admin = bindTo(User as never, null, 'admin') as unknown as new (name: string) => User;
    expect(new Admin('Ada')).toEqual(new User('admin', 'Ada'));
    class Owner extends Admin {}
    const owner = new Owner('Eve');
    expect([owner.role, owner.name, owner instanceof Owner, owner instanceof User]).toEqual([
      'admin',
      'Eve',
      true,
      true,
    ]);
  });

  test('refuses what is not a function at once', () => {
    expect(() => bindTo('text' as never, null)).toThrow(TypeError);
  });
});

test('callWith and bindTo turn this into a wrapper or globalThis, as sloppy mode does', () => {
  const selfOf = (value: unknown) => (value as { self: unknown }).self;
  expect(selfOf(bindTo(report, undefined)())).toBe(globalThis);
  expect(typeof selfOf(bindTo(report, 'text')())).toBe('object');
  expect(selfOf(applyWith(report, null, []))).toBe(globalThis);
  const symbol = Symbol('s');
  expect(Object(selfOf(callWith(report, symbol))).valueOf()).toBe(symbol);
});

test('an object may have any prototype, or none, and an own property with the name of the function', () => {
  const bare = Object.assign(Object.create(null), { report: 1, fn: 2 });
  expect((callWith(report, bare) as { self: unknown }).self).toBe(bare);
  expect({ ...bare }).toEqual({ report: 1, fn: 2 });
  const fn = () => 5;
  expect((callWith(report, fn) as { self: unknown }).self).toBe(fn);
});

test('a bound function can be called with new twice, and passes all arguments on', () => {
  const bound = bindTo(Point, null);
  const [one, other] = [Reflect.construct(bound, [1, 2]), Reflect.construct(bound, [3, 4])];
  expect([one.sum(), other.sum(), one === other]).toEqual([3, 7, false]);
});

test('applyWith refuses what is not a function', () => {
  expect(() => applyWith({} as never, null, [])).toThrow(TypeError);
});

test('applyWith reads every index up to the length, of any object', () => {
  const list = { length: 3, 1: 'b', [Symbol.iterator]: () => [].values() };
  expect(applyWith(report, {}, list)).toHaveProperty('args', [undefined, 'b', undefined]);
  const fn = (_a: unknown, _b: unknown) => {};
  expect(applyWith(report, {}, fn as never)).toHaveProperty('args', [undefined, undefined]);
});

test('a function bound to null ignores the object that it is called on', () => {
  const host = { bound: bindTo(report, null) };
  expect((host.bound() as { self: unknown }).self).toBe(globalThis);
});

test('works without call, apply, bind and Reflect.apply', () => {
  const forbidden = [
    [Function.prototype, 'call'],
    [Function.prototype, 'apply'],
    [Function.prototype, 'bind'],
    [Reflect, 'apply'],
  ] as const;
  const originals = forbidden.map(([holder, name]) => Object.getOwnPropertyDescriptor(holder, name) ?? {});
  const used = new Set<string>();
  const results: unknown[] = [];
  const add = (a: number, b: number) => a + b;
  // Calls of imported names may be compiled to `call`.
  const [calling, applying, binding] = [callWith, applyWith, bindTo];
  for (const [index, [holder, name]] of forbidden.entries()) {
    const get = () => {
      used.add(name);
      return originals[index]?.value;
    };
    Object.defineProperty(holder, name, { get, configurable: true });
  }
  try {
    results.push(calling(add, {}, 1, 2), applying(add, {}, [3, 4]), binding(add, {}, 5)(6));
  } finally {
    for (const [index, [holder, name]] of forbidden.entries())
      Object.defineProperty(holder, name, originals[index] ?? {});
  }
  expect(results).toEqual([3, 7, 11]);
  expect([...used]).toEqual([]);
});
