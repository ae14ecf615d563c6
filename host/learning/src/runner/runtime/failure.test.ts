import { expect, it } from 'vitest';
import { failureOf, placeInStack } from './failure.ts';

const files = ['solution.ts', 'tests.ts'];

it.each([
  ['Chromium', 'Error: no\n    at Object.apply (blob:null/1:2:3)\n    at run (solution.ts:4:5)\n    at tests.ts:6:7'],
  ['Firefox', 'apply@blob:null/1:2:3\nrun@solution.ts:4:5\n@tests.ts:6:7'],
  ['WebKit', 'apply@blob:null/1:2:3\nrun@solution.ts:4:5\nmodule code@tests.ts:6:7'],
])("finds the first of the program's lines in a stack of %s", (_engine, stack) => {
  expect(placeInStack(stack, files)).toEqual({ file: 'solution.ts', line: 4 });
});

it('has what an assertion compared, and the message of any other error', () => {
  const assertion = {
    name: 'AssertionError',
    message: 'expected \u001b[32m1\u001b[39m to be 2',
    expected: '2',
    actual: '1',
  };
  expect(failureOf(assertion, files)).toMatchObject({
    message: 'expected 1 to be 2',
    compared: { expected: '2', received: '1' },
  });
  expect(failureOf(new TypeError('no'), files)).toMatchObject({ message: 'TypeError: no', compared: null });
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
  expect(failureOf(make(), files)).toEqual({ message, compared: null, place: null });
});
