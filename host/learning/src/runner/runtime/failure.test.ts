import { expect, it } from 'vitest';
import { failureOf } from './failure.ts';
import { Stacks } from './Stacks.ts';

const stacks = new Stacks(['solution.ts', 'tests.ts']);

it('has what an assertion compared, and the message of any other error', () => {
  const assertion = {
    name: 'AssertionError',
    message: 'expected \u001b[32m1\u001b[39m to be 2',
    expected: '2',
    actual: '1',
  };
  expect(failureOf(assertion, stacks)).toMatchObject({
    message: 'expected 1 to be 2',
    compared: { expected: '2', received: '1' },
  });
  expect(failureOf(new TypeError('no'), stacks)).toMatchObject({ message: 'TypeError: no', compared: null });
});

const hostile = () =>
  new Proxy(
    {},
    {
      get() {
        throw new Error('never');
      },
    },
  );

it.each([
  ['undefined', () => undefined, 'Thrown: undefined'],
  ['a string', () => 'text', "Thrown: 'text'"],
  ['an object', () => ({ code: 5 }), 'Thrown: { code: 5 }'],
  ['an object that throws when it is read', hostile, expect.stringMatching(/^Thrown: /)],
])('shows what was thrown if it is no error: %s', (_what, make, message) => {
  expect(failureOf(make(), stacks)).toEqual({ message, compared: null, place: null });
});
