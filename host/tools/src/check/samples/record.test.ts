import { instrumented } from '@site/learning/stepper/instrumented';
import { loadQuickJS } from '@site/learning/stepper/load-quickjs';
import { record } from '@site/learning/stepper/record';
import { describe, expect, it, vi } from 'vitest';
import { insideScript } from '../../vite/runner-files.ts';

const [quickjs, inside] = await Promise.all([loadQuickJS(), insideScript()]);

const run = (code: string) => record(instrumented(code), inside, quickjs);

/** What each step printed, after its kind and the length of the queue, such as `script 2: a b`. */
const outline = (code: string) =>
  run(code).steps.map(({ kind, queued, printed }) =>
    `${kind} ${queued}: ${printed.map(({ text }) => text).join(' ')}`.trimEnd(),
  );

describe('order', () => {
  it('runs the script, then all microtasks, then a timer, then its microtasks', () => {
    const code = `
      setTimeout(() => { console.log('t1'); queueMicrotask(() => console.log('m2')); });
      setTimeout(() => console.log('t2'));
      Promise.resolve().then(() => console.log('m1'));
      console.log('script');`;
    expect(outline(code)).toEqual([
      'script 1: script',
      'microtask 0: m1',
      'timer 1: t1',
      'microtask 0: m2',
      'timer 0: t2',
    ]);
  });

  it('adds microtasks of microtasks to the end of the queue, before any timer', () => {
    const code = `
      setTimeout(() => console.log('timer'));
      queueMicrotask(() => { console.log('a'); queueMicrotask(() => console.log('c')); });
      queueMicrotask(() => console.log('b'));`;
    expect(outline(code)).toEqual([
      'script 2:',
      'microtask 2: a',
      'microtask 1: b',
      'microtask 0: c',
      'timer 0: timer',
    ]);
  });

  it('fires timers by when they are due, then in the order of their start', () => {
    const code = "for (const [n, ms] of [['c', 20], ['a', 10], ['b', 10]]) setTimeout(() => console.log(n), ms);";
    const { steps } = run(code);
    expect(steps.map(({ now, printed }) => [now, printed[0]?.text])).toEqual([
      [0, undefined],
      [10, 'a'],
      [10, 'b'],
      [20, 'c'],
    ]);
    expect(steps[0]?.timers.map(({ due }) => due)).toEqual([10, 10, 20]);
  });

  it('repeats an interval until it is cleared', () => {
    const code =
      'let n = 0;\nconst id = setInterval(() => { n += 1; console.log(n); if (n === 3) clearInterval(id); }, 10);';
    expect(outline(code)).toEqual(['script 0:', 'timer 0: 1', 'timer 0: 2', 'timer 0: 3']);
  });

  it('moves the clock on for code that waits for it', () => {
    const code = `
      const start = Date.now();
      setTimeout(() => console.log(Date.now() - start >= 50), 10);
      while (performance.now() < 50);`;
    expect(outline(code)).toEqual(['script 0:', 'timer 0: true']);
  });
});

describe('what ran', () => {
  it('names the function that began or went on, and the call stack of each line', () => {
    const code = `const f = async (x: number) => {
  await null;
  show(x);
};
function show(x: number) { console.log(x); }
f(1);`;
    expect(run(code).steps[1]).toMatchObject({
      began: { name: 'f', line: 2, goesOn: true },
      printed: [
        {
          text: '1',
          stack: [
            { name: 'show', line: 5 },
            { name: 'f', line: 3 },
          ],
        },
      ],
    });
  });

  it('goes on in the handler when what it awaited is rejected', () => {
    const code = "try {\n  await Promise.reject(new Error('no'));\n} catch (error) {\n  console.log(error.message);\n}";
    const [, step] = run(code).steps;
    expect(step).toMatchObject({ began: { name: '$script', line: 3, goesOn: true }, printed: [{ text: 'no' }] });
  });

  it('says where none of the code ran', () => {
    const [, timer, microtask] = run('await new Promise((done) => setTimeout(done, 5));\nconsole.log(1);').steps;
    expect([timer?.began, microtask?.began?.line]).toEqual([null, 1]);
  });

  it('prints what is thrown in the script, a microtask and a timer, and goes on', () => {
    const code = `
      queueMicrotask(() => { throw new TypeError('micro'); });
      setTimeout(() => { throw 'text'; });
      setTimeout(() => console.log('on'));
      throw new Error('script');`;
    expect(outline(code)).toEqual([
      'script 1: Uncaught Error: script',
      'microtask 0: Uncaught TypeError: micro',
      "timer 0: Uncaught 'text'",
      'timer 0: on',
    ]);
  });
});

describe('ends', () => {
  it.each([
    ['an endless loop', 'console.log(1);\nwhile (true);', 'time', 2],
    ['an endless loop in a timer', 'setTimeout(() => {\n  for (;;);\n});', 'time', 2],
  ])('%s by its limit of time', (_name, code, end, loop) => {
    expect(run(code)).toMatchObject({ end, loop });
  });

  it.each([
    ['endless microtasks', 'const spin = () => Promise.resolve().then(spin);\nspin();', 'long', null],
    ['an interval', 'setInterval(() => {}, 50);', 'long', null],
    ['a promise that nothing settles', 'await new Promise(() => {});', 'waiting', null],
    ['endless recursion', 'const f = (): number => f() + 1;\nf();', 'finished', null],
  ])('%s, however slow the machine is', (_name, code, end, loop) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      expect(run(code)).toMatchObject({ end, loop });
    } finally {
      vi.useRealTimers();
    }
  });

  it('keeps what was printed before the limit', () => {
    expect(outline('console.log(1);\nwhile (true);')).toEqual(['script null: 1']);
  });

  it('reports code that is not valid', () => {
    expect(() => run('const = 3;')).toThrow(/Unexpected token/);
    expect(() => run('let a;\nlet a;')).toThrow(SyntaxError);
  });

  it('limits what a program prints', () => {
    const [step] = run('for (let i = 0; i < 2_000; i += 1) console.log("x".repeat(5_000));').steps;
    expect(step?.printed.length).toBeLessThanOrEqual(500);
    expect(step?.printed[0]?.text.length).toBeLessThan(2_100);
  });
});
