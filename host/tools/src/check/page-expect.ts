/** `expect` for tests that run inside of a page; sent to it as text, so it imports nothing. */
{
  class AssertionError extends Error {
    override name = 'AssertionError';
  }

  const show = (value: unknown) => JSON.stringify(value) ?? String(value);
  const same = (a: unknown, b: unknown): boolean => {
    if (Object.is(a, b)) return true;
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
    const names = Object.keys(a);
    return (
      Array.isArray(a) === Array.isArray(b) &&
      names.length === Object.keys(b).length &&
      names.every((name) => Object.hasOwn(b, name) && same(Reflect.get(a, name), Reflect.get(b, name)))
    );
  };

  const matchers = (actual: unknown, wanted: boolean) => {
    const verdict = (name: string, holds: boolean, expected: unknown) => {
      if (holds === wanted) return;
      throw new AssertionError(`expected ${show(actual)}${wanted ? '' : ' not'} ${name} ${show(expected)}`);
    };
    return {
      toBe: (expected: unknown) => verdict('to be', Object.is(actual, expected), expected),
      toEqual: (expected: unknown) => verdict('to equal', same(actual, expected), expected),
      toBeGreaterThan: (limit: number) => verdict('to be greater than', Number(actual) > limit, limit),
      toBeGreaterThanOrEqual: (limit: number) => verdict('to be at least', Number(actual) >= limit, limit),
      toBeLessThan: (limit: number) => verdict('to be less than', Number(actual) < limit, limit),
      toBeLessThanOrEqual: (limit: number) => verdict('to be at most', Number(actual) <= limit, limit),
      toBeCloseTo: (expected: number, digits = 2) =>
        verdict('to be close to', Math.abs(Number(actual) - expected) < 10 ** -digits / 2, expected),
      toContain: (part: unknown) =>
        verdict(
          'to contain',
          typeof actual === 'string' ? actual.includes(String(part)) : Array.from(Object(actual)).includes(part),
          part,
        ),
      toMatch: (pattern: RegExp) => verdict('to match', pattern.test(String(actual)), String(pattern)),
      toBeTruthy: () => verdict('to be', Boolean(actual), 'truthy'),
      toBeNull: () => verdict('to be', actual === null, null),
    };
  };

  Object.assign(window, {
    expect: (actual: unknown) => ({ ...matchers(actual, true), not: matchers(actual, false) }),
  });
}
