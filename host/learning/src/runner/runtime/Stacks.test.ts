import { inspect } from 'node-inspect-extracted';
import { afterEach, describe, expect, it } from 'vitest';
import { Stacks } from './Stacks.ts';

const blob = 'blob:null/9c80';
const stacks = new Stacks({ 'solution.ts': '', 'tests.ts': '' });
stacks.addAddress(`${blob}1`, 'solution.ts');
stacks.addAddress(`${blob}2`, 'tests.ts');

const engines = {
  Chromium: `Error: no\n    at Object.apply (${blob}0:2:3)\n    at run (solution.ts:4:5)\n    at eval (tests.ts:6:7)`,
  Firefox: `apply@${blob}0:2:3\nrun@solution.ts:4:5\nrun/<@tests.ts:6:7\n`,
  WebKit: `apply@${blob}0:2:3\nrun@${blob}1:4:5\n@${blob}2:6:7`,
};

describe.each(Object.entries(engines))('a stack of %s', (_engine, stack) => {
  it("has the program's first line", () => {
    expect(stacks.place(stack)).toEqual({ file: 'solution.ts', line: 4 });
  });

  it("is printed with the program's lines when the error is frozen, and what it has beside them", () => {
    stacks.install();
    const error = Object.freeze(Object.assign(new TypeError('no'), { stack, code: 7 }));
    expect(inspect(error)).toBe('TypeError: no\n    at run (solution.ts:4)\n    at tests.ts:6 {\n  code: 7\n}');
    expect(error.stack).toBe(stack);
  });

  it("is printed with the message and the program's lines", () => {
    stacks.install();
    const error = Object.assign(new TypeError('no'), { stack });
    expect(inspect(error)).toBe('TypeError: no\n    at run (solution.ts:4)\n    at tests.ts:6');
    expect(inspect({ error: Object.assign(new Error('outer', { cause: error }), { stack }) })).toContain(
      '[cause]: TypeError: no',
    );
  });
});

afterEach(() => {
  Reflect.deleteProperty(Error.prototype, Symbol.for('nodejs.util.inspect.custom'));
});

it("knows no place in a stack without the program's files", () => {
  expect(stacks.place(`Error: no\n    at run (${blob}0:2:3)`)).toBeNull();
  expect(stacks.place('@\nrun@[native code]')).toBeNull();
});

it('has been read at once, whatever a program has made of it', () => {
  for (const stack of [`Error: ${'x'.repeat(1e6)}`, `Error: ${'a:'.repeat(1e5)}`, `${':1'.repeat(1e5)}x`])
    expect(stacks.place(`${stack}\n    at solution.ts:4:5`)?.line).toBe(4);
});

it('knows the line of an editor, in which U+2028 begins none', () => {
  const separated = new Stacks({ 'solution.ts': 'let a = "\u2028";\nlet b = "\u2029";\nthrow a;' });
  const place = (line: number) => separated.place(`Error: no\n    at solution.ts:${line}:1`)?.line;
  expect([1, 2, 3, 4, 5, 6].map(place)).toEqual([1, 1, 2, 2, 3, 6]);
});
