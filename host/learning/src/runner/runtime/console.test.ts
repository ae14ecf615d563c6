import { expect, it, vi } from 'vitest';
import { installConsole, programConsole } from './console.ts';

/** The lines that a program prints, with their levels. */
function printedBy(program: (console: Console) => void): string[] {
  const lines: string[] = [];
  program(programConsole({ print: (level, text) => lines.push(`${level} ${text}`) }) as Console);
  return lines;
}

it('indents what is in a group, every line of it', () => {
  expect(
    printedBy(({ group, groupCollapsed, groupEnd, log, warn }) => {
      group('Order %d', 7);
      groupCollapsed();
      log('two\nlines');
      groupEnd();
      warn('one');
      groupEnd();
      groupEnd();
      log('none');
    }),
  ).toEqual(['log Order 7', 'log     two\n    lines', 'warn   one', 'log none']);
});

it('counts by label', () => {
  expect(
    printedBy(({ count, countReset }) => {
      count();
      count('high');
      count('high');
      countReset('high');
      count('high');
      countReset('low');
    }),
  ).toEqual(['log default: 1', 'log high: 1', 'log high: 2', 'log high: 1', "warn Count for 'low' does not exist"]);
});

it('prints an assertion only if its condition is false', () => {
  expect(
    printedBy(({ assert }) => {
      assert(true, 'not printed');
      assert(false);
      assert(0, 'is %d', 5, { a: 1 });
    }),
  ).toEqual(['error Assertion failed', 'error Assertion failed: is 5 { a: 1 }']);
});

it('measures time', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  try {
    const lines = printedBy(({ time, timeEnd, timeLog }) => {
      time('sort');
      time('sort');
      now.mockReturnValue(1.23456);
      timeLog('sort', 'half', [1]);
      now.mockReturnValue(2_500);
      timeEnd('sort');
      timeEnd('sort');
    });
    expect(lines).toEqual([
      "warn Label 'sort' already exists for console.time()",
      'log sort: 1.235ms half [ 1 ]',
      'log sort: 2.500s',
      "warn No such label 'sort' for console.timeEnd()",
    ]);
  } finally {
    now.mockRestore();
  }
});

it('prints as deep as it is told to, tables, and the stack of a trace', () => {
  const nested = { a: { b: { c: { d: 1 } } } };
  const lines = printedBy(({ dir, dirxml, table, trace }) => {
    dir(nested, { depth: 0 });
    dir(nested, { depth: null, colors: true });
    dirxml('100%', nested);
    table('no table');
    table([1], ['a']);
    trace('who %s', 'calls');
  });
  expect(lines.slice(0, 4)).toEqual([
    'log { a: [Object] }',
    'log {\n  a: { b: { c: { d: 1 } } }\n}',
    'log 100% { a: { b: { c: [Object] } } }',
    'log no table',
  ]);
  expect(lines[4]).toMatch(/^log ┌─+┬─+┐\n│ \(index\) │ a │\n/);
  expect(lines[5]).toMatch(/^debug Trace: who calls\n +at /);
});

it('says so if a value cannot be printed', () => {
  const hostile = Object.defineProperty({}, 'a', {
    enumerable: true,
    get() {
      throw new Error('never');
    },
  });
  expect(printedBy(({ table }) => table([hostile]))).toEqual(['log (values that cannot be printed: Error: never)']);
});

it("keeps what it does not know from the browser's console", () => {
  const browser = { log: vi.fn(), profile: vi.fn(), createTask: () => 'task', memory: {} };
  const { log, profile } = { ...browser };
  const lines: string[] = [];
  installConsole(browser, { print: (_level, text) => lines.push(text) });
  browser.log('one');
  browser.profile('two');
  expect(lines).toEqual(['one']);
  expect([browser.memory, browser.createTask()]).toEqual([{}, 'task']);
  for (const method of [log, profile]) expect(method).not.toHaveBeenCalled();
});
