import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RunEvent } from '../protocol.ts';
import { programConsole } from './console.ts';
import { failureOf } from './failure.ts';
import { Report } from './report.ts';
import { Stacks } from './Stacks.ts';

const { defineProperty, getOwnPropertyDescriptor } = Reflect;
const prototypes = {
  Array: Array.prototype,
  Map: Map.prototype,
  Object: Object.prototype,
  RegExp: RegExp.prototype,
  Reflect,
  String: String.prototype,
};
const methods = Object.entries(prototypes).flatMap(([type, prototype]) =>
  Reflect.ownKeys(prototype)
    .filter((name) => name !== 'constructor' && typeof getOwnPropertyDescriptor(prototype, name)?.value === 'function')
    .map((name) => ({ type, name, prototype, shown: String(name) })),
);

const custom = Symbol.for('nodejs.util.inspect.custom');
const stacks = new Stacks({ 'solution.ts': '' });

beforeEach(() => stacks.install());
afterEach(() => void Reflect.deleteProperty(Error.prototype, custom));

function replaced<Result>(prototype: object, name: PropertyKey, run: () => Result): Result {
  const original = getOwnPropertyDescriptor(prototype, name) ?? {};
  const value = () => {
    throw new Error('replaced');
  };
  defineProperty(prototype, name, { ...original, value });
  try {
    return run();
  } finally {
    defineProperty(prototype, name, original);
  }
}

it.each(methods)('reports what happens when a program has replaced $shown of $type', ({ prototype, name }) => {
  const batches: RunEvent[][] = [];
  const error = Object.assign(new TypeError('no'), { stack: 'TypeError: no\n    at run (solution.ts:4:5)' });
  const report = new Report((events) => {
    batches[batches.length] = events;
  });
  const { log } = programConsole(report);
  const failure = replaced(prototype, name, () => {
    log?.('one');
    log?.({ a: [1] }, error);
    return failureOf(error, stacks);
  });
  expect(batches.flat()).toMatchObject([
    { text: 'one' },
    { text: expect.stringMatching(/^\{ a: \[ 1 \] \} TypeError: no\n +at run \(solution.ts:4\)$/) },
  ]);
  expect(failure).toMatchObject({ message: 'TypeError: no', place: { file: 'solution.ts', line: 4 } });
});
