import { afterAll, describe, expect, it } from 'vitest';
import type { Sample } from '../../content/markdown/samples.ts';
import { runSample } from './run-sample.ts';
import { SampleEngines } from './sample-engines.ts';

const engines = new SampleEngines();
afterAll(() => engines.close());

const sample: Sample = {
  file: '/content/x.md',
  line: 1,
  language: 'js',
  mode: 'module',
  engine: 'node',
  code: '',
  expected: '',
  isRunnable: false,
  hasSteps: false,
};

const node = (code: string, change: Partial<Sample> = {}) => runSample({ ...sample, code, ...change }, engines);
const browser = (code: string, change: Partial<Sample> = {}) => node(code, { engine: 'chromium', ...change });
/** Runs what never ends, for two seconds. */
const endless = (code: string, engine: Sample['engine']) => runSample({ ...sample, code, engine }, engines, 2_000);

describe('a sample in Node', () => {
  it('prints what it prints, in its order, to the console and to standard error', async () => {
    expect(await node('console.log([1, "a"]); console.error("b"); setTimeout(() => console.log("c"));')).toBe(
      "[ 1, 'a' ]\nb\nc",
    );
  });

  it('runs modules strictly and scripts sloppily', async () => {
    expect(await node('console.log(this)')).toBe('undefined');
    const script = 'leak = 1; console.log(globalThis.leak, this === globalThis)';
    expect(await node(script, { mode: 'sloppy' })).toBe('1 true');
    await expect(node(script)).rejects.toThrow('leak is not defined');
  });

  it('sees nothing of the sample before it', async () => {
    await node('globalThis.left = 1; Array.prototype.left = 1; process.env.LEFT = "1";');
    expect(await node('console.log(globalThis.left, [].left, process.env.LEFT)')).toBe('undefined undefined undefined');
  });

  it('has one time zone and one language, and no network', async () => {
    expect(await node('console.log(new Date(0).getHours(), (1234.5).toLocaleString())')).toBe('0 1,234.5');
    await expect(node('await fetch("https://example.com/")')).rejects.toThrow('samples have no network');
    expect(await node('console.log(await (await fetch("data:,hello")).text())')).toBe('hello');
  });

  it('has its types removed', async () => {
    expect(await node('const n: number = 3; console.log(n satisfies number)', { language: 'ts' })).toBe('3');
  });

  it.each([
    ['throws', 'throw new TypeError("broken")', 'TypeError: broken'],
    ['rejects', 'Promise.reject(new Error("nobody looks"))', 'Error: nobody looks'],
    ['throws late', 'setTimeout(() => { throw new Error("late") })', 'Error: late'],
    ['does not parse', 'const = 1', 'SyntaxError'],
    ['ends itself', 'process.exit(3)', 'exit code 3'],
    ['waits indefinitely', 'await new Promise(() => {})', 'waits at its top level for something that never comes'],
    ['imports what is not there', 'import x from "./nowhere"; console.log(x)', 'nowhere'],
  ])('fails by file and line when it %s', async (_what, code, problem) => {
    await expect(node(code)).rejects.toThrow(problem);
    await expect(node(code)).rejects.toThrow('/content/x.md:1: the sample does not run: ');
  });

  it('is ended when it never stops, and the next one runs', async () => {
    await expect(endless('while (true) {}', 'node')).rejects.toThrow('it ran longer than 2 seconds');
    expect(await node('console.log("next")')).toBe('next');
  });
});

describe('a sample in Chromium', () => {
  it('writes strings as they are, everything else as JSON, and values that JSON lacks in a readable form', async () => {
    expect(await browser('console.log("a b", 1, { a: [1, "x", null] }, true, null)')).toBe(
      'a b 1 {"a":[1,"x",null]} true null',
    );
    expect(
      await browser('console.log(undefined, 2n, NaN, -0, Symbol("s"), function f() {}, [undefined, () => 1])'),
    ).toBe('undefined 2n NaN -0 Symbol(s) [function f] [undefined,[function (anonymous)]]');
    expect(await browser('const a = { d: new Date(0) }; a.a = a; console.log(a, new Error("e"), document.body)')).toBe(
      '{"d":"1970-01-01T00:00:00.000Z","a":[circular]} Error: e <body>',
    );
  });

  it('is an empty page with layout, a secure origin and no network', async () => {
    expect(await browser('console.log(document.body.offsetHeight > -1, isSecureContext, localStorage.length)')).toBe(
      'true true 0',
    );
    expect(await browser('console.log(await fetch("https://example.com/").catch((e) => e.name))')).toBe('TypeError');
  });

  it('is waited for: timers, frames, transitions and awaits', async () => {
    expect(await browser('setTimeout(() => setTimeout(() => console.log("timer"), 200), 200)')).toBe('timer');
    expect(await browser('requestAnimationFrame(() => console.log("frame"))')).toBe('frame');
    expect(await browser('await new Promise((done) => setTimeout(done, 300)); console.log("await")')).toBe('await');
    const fade = '<style>p { transition: opacity .3s } .gone { opacity: 0 }</style><p>Text</p>';
    const script = `<script type="module">const p = document.querySelector('p'); p.ontransitionend = () => console.log('faded'); p.offsetWidth; p.className = 'gone';</script>`;
    expect(await browser(fade + script, { language: 'html' })).toBe('faded');
  });

  it('runs as HTML with its styles', async () => {
    const html = '<style>p { width: 50% }</style><div style="width: 80px"><p id="p">a</p></div>';
    expect(await browser(`${html}<script>console.log(getComputedStyle(p).width)</script>`, { language: 'html' })).toBe(
      '40px',
    );
  });

  it.each(['tsx', 'jsx'] as const)('runs as %s with React, in its development build', async (language) => {
    const code = `
      import { StrictMode, useState } from 'react';
      import { flushSync } from 'react-dom';
      import { createRoot } from 'react-dom/client';
      function App() {
        const [count] = useState(2);
        console.log('render');
        return <b>{count}</b>;
      }
      flushSync(() => createRoot(document.getElementById('root')).render(<StrictMode><App /></StrictMode>));
      console.log(document.querySelector('b').textContent);`;
    expect(await browser(code, { language })).toBe('render\nrender\n2');
  });

  it('runs sloppily as a classic script', async () => {
    expect(await browser('leak = 1; console.log(this === window)', { mode: 'sloppy' })).toBe('true');
  });

  it.each([
    ['throws', 'throw new TypeError("broken")', 'TypeError: broken'],
    ['rejects', 'Promise.reject(new Error("nobody looks"))', 'Error: nobody looks'],
    ['throws late', 'setTimeout(() => { throw new Error("late") }, 100)', 'Error: late'],
    ['does not parse', 'const = 1', 'SyntaxError'],
  ])('fails by file and line when it %s', async (_what, code, problem) => {
    await expect(browser(code)).rejects.toThrow(problem);
    await expect(browser(code)).rejects.toThrow('/content/x.md:1: the sample does not run: ');
  });

  it('has ended in HTML when its modules have, whatever they await', async () => {
    const code = `<script type="module">
      const address = URL.createObjectURL(new Blob(['text']));
      for (let count = 0; count < 300; count += 1) await (await fetch(address)).text();
      console.log('module');
    </script>
    <script>console.log('script')</script>`;
    expect(await browser(code, { language: 'html' })).toBe('script\nmodule');
  });

  it.concurrent.each(['for (;;) {}', 'setInterval(() => {}, 100)', 'await new Promise(() => {})'])(
    'is ended when it never stops: %s',
    async (code) => {
      await expect(endless(code, 'chromium')).rejects.toThrow('it ran longer than 2 seconds');
    },
  );
});

describe('a sample for browsers that readers can run', () => {
  const sandbox = (code: string, change: Partial<Sample> = {}) => browser(code, { isRunnable: true, ...change });

  it('prints in the same form', async () => {
    expect(await sandbox('const a = { d: new Date(0) }; a.a = a; console.log(a, "a b", -0, document.body)')).toBe(
      '{"d":"1970-01-01T00:00:00.000Z","a":[circular]} a b -0 <body>',
    );
  });

  it('runs where readers run it: without an origin, and so without storage', async () => {
    expect(await sandbox('console.log(origin)')).toBe('null');
    await expect(sandbox('localStorage.length')).rejects.toThrow('/content/x.md:1: the sample does not run: Security');
  });

  it('is waited for: timers, frames and transitions', async () => {
    expect(await sandbox('setTimeout(() => requestAnimationFrame(() => console.log("frame")), 200)')).toBe('frame');
    const fade = '<style>p { transition: opacity .3s } .gone { opacity: 0 }</style><p>Text</p>';
    const script = `<script type="module">const p = document.querySelector('p'); p.ontransitionend = () => console.log('faded'); p.offsetWidth; p.className = 'gone';</script>`;
    expect(await sandbox(fade + script, { language: 'html' })).toBe('faded');
  });

  it('has the whole document of its HTML, without the scripts', async () => {
    const html = `<!doctype html><html lang="fr"><head><style>p { width: 40px }</style></head><body class="wide"><p id="p">a</p>
      <script>console.log(getComputedStyle(p).width, document.documentElement.lang, document.body.className, document.scripts.length)</script></body></html>`;
    expect(await sandbox(html, { language: 'html' })).toBe('40px fr wide 0');
  });

  it('has React, in its development build, and an element to render in', async () => {
    const code = `
      import { useState } from 'react';
      import { flushSync } from 'react-dom';
      import { createRoot } from 'react-dom/client';
      function App() {
        const [count] = useState(2);
        return [<b>{count}</b>];
      }
      flushSync(() => createRoot(document.getElementById('root')).render(<App />));
      console.log(document.querySelector('b').textContent);`;
    expect(await sandbox(code, { language: 'tsx' })).toMatch(/unique "key" prop[\s\S]*\n2$/);
  });
});
