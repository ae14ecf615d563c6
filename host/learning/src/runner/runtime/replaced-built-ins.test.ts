import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RunEvent } from '../protocol.ts';
import { programConsole } from './console.ts';
import { failureOf } from './failure.ts';
import { Report } from './report.ts';
import { Stacks } from './Stacks.ts';

const prototypes = { Array: Array.prototype, String: String.prototype, RegExp: RegExp.prototype };
const methods = Object.entries(prototypes).flatMap(([type, prototype]) =>
  Object.getOwnPropertyNames(prototype)
    .filter(
      (name) =>
        name !== 'constructor' && typeof Reflect.getOwnPropertyDescriptor(prototype, name)?.value === 'function',
    )
    .map((name) => ({ type, name, prototype })),
);

const custom = Symbol.for('nodejs.util.inspect.custom');
const stacks = new Stacks({ 'solution.ts': '' });

beforeEach(() => stacks.install());
afterEach(() => void Reflect.deleteProperty(Error.prototype, custom));

function replaced<Result>(prototype: object, name: string, run: () => Result): Result {
  const original = Reflect.getOwnPropertyDescriptor(prototype, name) ?? {};
  const value = () => {
    throw new Error('replaced');
  };
  Reflect.defineProperty(prototype, name, { ...original, value });
  try {
    return run();
  } finally {
    Reflect.defineProperty(prototype, name, original);
  }
}

it.each(methods)('reports what happens when a program has replaced $name of $type', ({ prototype, name }) => {
  const batches: RunEvent[][] = [];
  const error = Object.assign(new TypeError('no'), { stack: 'TypeError: no\n    at run (solution.ts:4:5)' });
  const failure = replaced(prototype, name, () => {
    const report = new Report((events) => {
      batches[batches.length] = events;
    });
    const { log } = programConsole(report);
    log?.('one');
    log?.({ a: [1] }, error);
    return failureOf(error, stacks);
  });
  // The library that prints objects needs some of them itself.
  const nested =
    /^\{ a: \[ 1 \] \} TypeError: no\n +at run \(solution.ts:4\)$|^\(values that cannot be printed: Error: replaced\)$/;
  expect(batches.flat()).toMatchObject([{ text: 'one' }, { text: expect.stringMatching(nested) }]);
  expect(failure).toMatchObject({ message: 'TypeError: no', place: { file: 'solution.ts', line: 4 } });
});
