import { describe, expect, test, vi } from 'vitest';
import { construct, isInstance } from './solution';

function Point(this: { x: number; y: number }, x: number, y: number) {
  this.x = x;
  this.y = y;
}

describe('construct', () => {
  test('sets properties through this and links the prototype', () => {
    const point = construct(Point, 1, 2);
    expect(point).toEqual({ x: 1, y: 2 });
    expect(Object.getPrototypeOf(point)).toBe(Point.prototype);
  });

  test('creates a new object each time', () => {
    expect(construct(Point, 1, 2)).not.toBe(construct(Point, 1, 2));
  });

  test.each([
    ['an object', { kept: true }],
    ['an array', []],
    ['a function', () => {}],
  ])('returns %s that the constructor returns', (_, result) => {
    function returning() {
      return result;
    }
    expect(construct(returning)).toBe(result);
  });

  test.each([5, 'text', true, null, undefined])('ignores the primitive %j that the constructor returns', (result) => {
    function returning(this: { made: boolean }) {
      this.made = true;
      return result;
    }
    expect(construct(returning)).toEqual({ made: true });
  });

  test.each([null, 5, undefined])('falls back to Object.prototype for the prototype %j', (prototype) => {
    function bare() {}
    bare.prototype = prototype;
    expect(Object.getPrototypeOf(construct(bare))).toBe(Object.prototype);
  });

  test('accepts a prototype that is a function', () => {
    function bare() {}
    bare.prototype = () => {};
    expect(Object.getPrototypeOf(construct(bare))).toBe(bare.prototype);
  });

  test('lets an error of the constructor through, and refuses what is not a function', () => {
    function failing() {
      throw new RangeError('no such point');
    }
    expect(() => construct(failing)).toThrow(RangeError);
    expect(() => construct({ prototype: {} } as never)).toThrow(TypeError);
  });
});

describe('isInstance', () => {
  class Animal {}
  class Dog extends Animal {}

  test('finds the prototype anywhere in the chain', () => {
    const dog = new Dog();
    expect([Dog, Animal, Object, Map].map((target) => isInstance(dog, target))).toEqual([true, true, true, false]);
    expect(isInstance(() => {}, Function)).toBe(true);
  });

  test('does not count the prototype itself as an instance', () => {
    expect(isInstance(Animal.prototype, Animal)).toBe(false);
  });

  test.each([5, 'text', true, null, undefined, Symbol('s')])('returns false for the primitive %s', (value) => {
    expect(isInstance(value, Object)).toBe(false);
  });

  test('returns false for an object without a prototype', () => {
    expect(isInstance(Object.create(null), Object)).toBe(false);
  });

  test('follows the prototype that the target has now', () => {
    function late() {}
    const early = construct(late);
    late.prototype = {};
    expect([isInstance(early, late), isInstance(construct(late), late)]).toEqual([false, true]);
  });

  test('calls Symbol.hasInstance first, on the target, and turns its result into a boolean', () => {
    const ask = vi.fn(function (this: unknown, value: unknown) {
      return this === target && value === 8 ? 'yes' : 0;
    });
    const target = { [Symbol.hasInstance]: ask };
    expect([isInstance(8, target), isInstance(7, target)]).toEqual([true, false]);
    class Never {
      readonly made = true;
      static [Symbol.hasInstance]() {
        return false;
      }
    }
    expect(isInstance(new Never(), Never)).toBe(false);
    class Heir extends Never {}
    expect(isInstance(new Heir(), Heir)).toBe(false);
  });

  test.each([null, undefined, 'text', 5])('refuses the target %j', (target) => {
    expect(() => isInstance({}, target)).toThrow(TypeError);
  });

  test.each([5, {}, true])('refuses the target whose Symbol.hasInstance is %j', (ask) => {
    const target = Object.defineProperty(class {}, Symbol.hasInstance, { value: ask });
    expect(() => isInstance({}, target)).toThrow(TypeError);
  });

  test.each([null, undefined])('ignores Symbol.hasInstance when it is %j', (ask) => {
    class Plain {}
    Object.defineProperty(Plain, Symbol.hasInstance, { value: ask });
    expect([isInstance(new Plain(), Plain), isInstance({}, Plain)]).toEqual([true, false]);
  });

  test('refuses an object that cannot be called, and a function without a prototype', () => {
    expect(() => isInstance({}, { prototype: Object.prototype })).toThrow(TypeError);
    expect(() => isInstance({}, () => {})).toThrow(TypeError);
    expect(isInstance(5, () => {})).toBe(false);
  });
});
