import { expect, test } from '@site/tools/browser-test';
import { openRunner, outcome, printed } from '@site/tools/browser-test/runner';

const loopTimeout = /^LoopTimeout: Line \d+ has been running again and again for 2 seconds/;

/** Programs that never end, and what the reader is told of each. */
const endless = {
  'a loop': { code: 'let n = 0;\nwhile (true) n += 1;', reason: 'finished', blocked: 2 },
  'a loop without a body': { code: 'for (;;);', reason: 'finished', blocked: 1 },
  'a loop that catches what would end it': {
    code: 'while (true) try {\n  while (true);\n} catch {}',
    reason: 'time',
    blocked: 2,
  },
  'a loop that prints': { code: 'while (true) console.log("x".repeat(500));', reason: 'finished', blocked: 1 },
  'a loop that sends': {
    code: 'const { port1 } = new MessageChannel();\nwhile (true) port1.postMessage("x".repeat(100_000));',
    reason: 'finished',
    blocked: 2,
  },
  microtasks: { code: 'const spin = () => Promise.resolve().then(spin);\nspin();', reason: 'time', blocked: null },
  'a regular expression': { code: '/(a+)+$/.test("a".repeat(40) + "b");', reason: 'time', blocked: null },
  'an interval': { code: 'setInterval(() => {}, 50);', reason: 'time', blocked: null },
} as const;

for (const [name, { code, reason, blocked }] of Object.entries(endless)) {
  test(`${name} without end is ended, the page goes on, and the next program runs`, async ({ site, page }) => {
    const runner = await openRunner(page, site.url);
    const running = runner.run({ 'main.ts': code });
    await page.getByRole('link', { name: 'Home' }).first().focus();
    expect(outcome(await running)).toMatchObject({ reason, blocked });
    expect(printed(await runner.run({ 'main.ts': 'console.log(1 + 1);' }))).toEqual(['2']);
  });
}

test('what a program printed right before it hangs is there', async ({ site, page }) => {
  const runner = await openRunner(page, site.url);
  const code = "console.log('step 1');\nconsole.log('step 2');\n/(a+)+$/.test('a'.repeat(40) + 'b');";
  const events = await runner.run({ 'main.ts': code });
  expect([...printed(events), outcome(events).reason]).toEqual(['step 1', 'step 2', 'time']);
});

test('a program that replaces what reports need is reported', async ({ site, page }) => {
  const runner = await openRunner(page, site.url);
  for (const method of [
    ...['Array.prototype.push', 'Array.prototype[Symbol.iterator]', 'Array.isArray', 'String.prototype.split'],
    ...[
      'RegExp.prototype.exec',
      'Error.prepareStackTrace',
      'Promise.prototype.then',
      'Promise.resolve',
      'Set.prototype.add',
    ],
    ...['globalThis.Promise', 'globalThis.Number', 'MessagePort.prototype.postMessage', 'JSON.stringify'],
  ])
    for (const value of ["() => { throw new Error('replaced'); }", '() => {}']) {
      const code = `console.log('one');\n${method} = ${value};\nconsole.log('two', { a: [1] });\nsetTimeout(() => { throw new Error('three'); });`;
      const events = await runner.run({ 'main.ts': code });
      expect(printed(events), code).toEqual(['one', 'two { a: [ 1 ] }']);
      expect(outcome(events), code).toMatchObject({ reason: 'finished', errors: ['Error: three'] });
    }
  expect(printed(await runner.run({ 'main.ts': 'console.log([3]);' }))).toEqual(['[ 3 ]']);
});

test('a program that replaces what its tests need is told so', async ({ site, page }) => {
  const runner = await openRunner(page, site.url);
  const code = `import { test } from 'vitest';
test('one', () => { Promise.prototype.then = () => { throw new Error('replaced'); }; });
test('two', () => {});`;
  expect(outcome(await runner.run({ 'tests.ts': code })).errors).toEqual([
    'Error: Not all tests have run, because the program has replaced Promise.prototype.then.',
  ]);
});

test('a test that takes too long says so in plain words', async ({ site, page }) => {
  const runner = await openRunner(page, site.url);
  const code = "import { test } from 'vitest';\ntest('never', () => new Promise(() => {}), 1_000);";
  const events = await runner.run({ 'tests.ts': code });
  expect(events.find(({ type }) => type === 'test')?.failure?.message).toBe('The test took longer than 1 second.');
});

test('a loop in a document is ended too', async ({ site, page }) => {
  const runner = await openRunner(page, site.url);
  const { reason, errors } = outcome(await runner.run({ 'main.ts': 'document.title;\nwhile (true);' }));
  expect([reason, ...errors]).toEqual(['finished', expect.stringMatching(loopTimeout)]);
});

test('a program that takes all memory is ended, and the next one runs', async ({ site, page }) => {
  const runner = await openRunner(page, site.url);
  const code =
    'const all: unknown[] = [];\nconst more = () => { all.push(new Array(1e6).fill(0)); queueMicrotask(more); };\nmore();';
  expect(outcome(await runner.run({ 'main.ts': code })).reason).toMatch(/^(?:time|crashed)$/);
  expect(printed(await runner.run({ 'main.ts': 'console.log("alive");' }))).toEqual(['alive']);
});

test('endless recursion, a promise that nothing settles and what nobody catches are reported', async ({
  site,
  page,
}) => {
  const runner = await openRunner(page, site.url);
  const errorsOf = async (code: string) => outcome(await runner.run({ 'main.ts': code })).errors;
  expect(await errorsOf('const f = (): void => f();\nf();')).toEqual([expect.stringMatching(/^RangeError: /)]);
  expect(await errorsOf('await new Promise(() => {});')).toEqual([expect.stringMatching(/waits for a promise/)]);
  expect(await errorsOf('Promise.reject(new TypeError("nobody"));')).toEqual(['TypeError: nobody']);
  expect(await errorsOf('setTimeout(() => { throw new Error("later"); });')).toEqual(['Error: later']);
  expect(await errorsOf('setTimeout(async () => { throw new Error("in the last timer"); }, 50);')).toEqual([
    'Error: in the last timer',
  ]);
  expect(await errorsOf('for (let i = 0; i < 10_000; i += 1) Promise.reject(i);')).toHaveLength(100);
  expect(await errorsOf('throw new Error("x".repeat(1e7));')).toEqual([expect.stringMatching(/^Error: x+ …$/)]);
  expect(await errorsOf('const = 3;')).toEqual([expect.stringMatching(/^SyntaxError: /)]);
});

test('prints what a console prints: nested, cyclic, Map, Set, errors, promises; and stops after much of it', async ({
  site,
  page,
}) => {
  const runner = await openRunner(page, site.url);
  const code = `
    const cyclic: { self?: unknown } = {};
    cyclic.self = cyclic;
    console.log('%s is %d', 'x', 5, { a: { b: { c: {} } } }, new Map([[1, new Set([2])]]), cyclic, Promise.resolve(1));
    enum Level { Basic = 1 }
    console.log(Level.Basic satisfies number);
    for (let i = 0; i < 2_000; i += 1) console.log(i);
  `;
  const lines = printed(await runner.run({ 'main.ts': code }));
  expect(lines.slice(0, 3)).toEqual([
    'x is 5 { a: { b: { c: {} } } } Map(1) { 1 => Set(1) { 2 } } <ref *1> { self: [Circular *1] } Promise { <pending> }',
    '1',
    '0',
  ]);
  expect(lines.length).toBeLessThan(600);
  expect(lines.at(-1)).toMatch(/Only the beginning is shown/);
});

test('a program reaches nothing of the reader, the site or the network', async ({ site, page }) => {
  const runner = await openRunner(page, site.url);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const attempts = [
    'localStorage.length',
    'sessionStorage.length',
    'document.cookie',
    'await new Promise((done, fail) => { const open = indexedDB.open("site"); open.onsuccess = done; open.onerror = () => fail(open.error); })',
    'await caches.keys()',
    'parent.document.title',
    'top.location.href',
    'await fetch("/robots.txt")',
    'await fetch("https://example.com/")',
    'await import("https://example.com/x.js")',
    'await new Promise((done, fail) => Object.assign(new WebSocket("wss://example.com/"), { onopen: done, onerror: fail }))',
    'postMessage("hello")',
  ];
  const code = attempts.map(
    (attempt) =>
      `try { console.log('REACHED', ${JSON.stringify(attempt)}, ${attempt}); } catch { console.log('refused'); }`,
  );
  const inWorker = await runner.run({ 'main.ts': code.filter((line) => !line.includes('document')).join('\n') });
  const inDocument = await runner.run({ 'main.ts': code.join('\n') });
  expect(printed(inWorker)).toEqual(Array(attempts.length - 2).fill('refused'));
  expect(printed(inDocument)).toEqual(Array(attempts.length).fill('refused'));
  for (const path of ['/robots.txt', '/x.js', '/']) expect(requests).not.toContain(path);
});

test('the sandbox runs nothing when it is opened as a page of the site', async ({ site, page }) => {
  await page.goto(site.url);
  const address = await page.locator('meta[name="runner"]').getAttribute('content');
  await page.goto(site.url + address);
  await expect(page.getByText('only inside of it')).toBeVisible();
});

test('a test that only one file fails names the line, and what was expected and received', async ({ site, page }) => {
  const runner = await openRunner(page, site.url);
  const files = {
    'solution.ts':
      'export const double = (n: number): number => {\n  if (n > 1) throw new RangeError("too large");\n  return n;\n};',
    'tests.ts':
      "import { expect, test } from 'vitest';\nimport { double } from './solution';\ntest('one', () => {\n  expect(double(1)).toBe(2);\n});\ntest('two', () => expect(double(2)).toBe(4));",
  };
  const events = (await runner.run(files)).filter(({ type }) => type === 'test');
  expect(events.map(({ failure }) => failure)).toMatchObject([
    { compared: { expected: '2', received: '1' }, place: { file: 'tests.ts', line: 4 } },
    { message: 'RangeError: too large', place: { file: 'solution.ts', line: 2 } },
  ]);
});
