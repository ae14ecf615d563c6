import { expect, it } from 'vitest';
import { InvalidCode } from './compile.ts';
import { failureOf } from './failure.ts';
import { Stacks } from './Stacks.ts';

const stacks = new Stacks({ 'solution.ts': '', 'tests.ts': '' });

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
  expect(failureOf(new TypeError('no'), stacks)).toMatchObject({
    message: 'TypeError: no',
    compared: null,
    moment: null,
  });
});

it('has the moment that a test has recorded', () => {
  expect(failureOf({ message: 'no', moment: '<p>Then</p>' }, stacks)).toMatchObject({ moment: '<p>Then</p>' });
  expect(failureOf({ message: 'no', moment: 5 }, stacks)).toMatchObject({ moment: null });
});

it.each([
  [2, { file: 'solution.ts', line: 2 }],
  [null, null],
])('has the place of code that is invalid, also when a test has caught it: line %j', (line, place) => {
  const thrown = new InvalidCode('Unexpected token', 'solution.ts', line);
  const { name, message, stack, file } = thrown;
  const failure = { message: 'SyntaxError: Unexpected token', place };
  expect(failureOf(thrown, stacks)).toMatchObject(failure);
  expect(failureOf({ name, message, stack, file, line }, stacks)).toMatchObject(failure);
});

it.each([
  ['Test', 3_000, 'The test took longer than 3 seconds.'],
  ['Test', 1_000, 'The test took longer than 1 second.'],
  ['Hook', 500, 'A hook, such as beforeEach, took longer than 0.5 seconds.'],
])('says in plain words what took too long: %s, %i ms', (what, limit, message) => {
  const thrown = new Error(`${what} timed out in ${limit}ms.\nIf this is a long-running test, configure it globally.`);
  expect(failureOf(thrown, stacks).message).toBe(message);
});

it('has the cause of an error and the errors of an AggregateError, also where they form a cycle', () => {
  const inner = new TypeError('inner', { cause: 5 });
  const outer = new AggregateError([new Error('first'), 'second', inner], 'all', { cause: inner });
  expect(failureOf(outer, stacks).message).toBe(
    `AggregateError: all
  Error: first
  'second'
  TypeError: inner
    Caused by: 5
  Caused by: TypeError: inner
    Caused by: 5`,
  );
  const cyclic = new Error('again');
  cyclic.cause = cyclic;
  expect(failureOf(cyclic, stacks).message.match(/again/g)).toHaveLength(4);
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
  expect(failureOf(make(), stacks)).toEqual({ message, compared: null, place: null, moment: null });
});
