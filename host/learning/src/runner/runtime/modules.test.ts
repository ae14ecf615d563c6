import { describe, expect, it, vi } from 'vitest';
import { InvalidCode } from './compile.ts';
import { Modules } from './modules.ts';

function program(files: Record<string, string>, packages = {}) {
  return new Modules(files, packages, () => {});
}

describe('a program of several files', () => {
  it('imports by the name of the file with or without its end, and runs each file once', async () => {
    const log = vi.fn();
    const files = {
      'main.ts': "import { a } from './a'; import './b.tsx'; import { log } from 'log'; log(a);",
      'a.ts': "import { log } from 'log'; log('a runs'); export const a: number = 1;",
      'b.tsx': "import { a } from './a'; export const b = a as number;",
    };
    await program(files, { log: { log } }).run('main.ts');
    expect(log.mock.calls).toEqual([['a runs'], [1]]);
  });

  it('awaits at the top level of its first file', async () => {
    const log = vi.fn();
    const code = "import { log } from 'log'; log(await Promise.resolve(2)); export {};";
    await program({ 'main.ts': code }, { log: { log } }).run('main.ts');
    expect(log).toHaveBeenCalledWith(2);
  });

  it('names what there is to import when a module is missing', async () => {
    const missing = program({ 'main.ts': "import { x } from './nope'; x();" }, { vitest: {} }).run('main.ts');
    await expect(missing).rejects.toThrow('There is no file "./nope". There are: ./main.ts.');
  });
});

it.each(['constructor', 'toString', '__proto__'])('has no package %s', async (name) => {
  const missing = program({ 'main.ts': `import * as a from '${name}'; a.b();` }, { vitest: {} }).run('main.ts');
  await expect(missing).rejects.toThrow(`The package "${name}" is not available here. There are: vitest.`);
});

describe('an import that the other file does not export', () => {
  it('is an error that says so, before anything runs', async () => {
    const log = vi.fn();
    const tests = "import { twoSum } from './solution';\nimport { log } from 'log';\nlog('runs'); log(twoSum());";
    const failed = program({ 'tests.ts': tests, 'solution.ts': 'export const twosum = 1;' }, { log: { log } });
    await expect(failed.run('tests.ts')).rejects.toThrow('solution.ts exports no "twoSum". It exports "twosum".');
    expect(log).not.toHaveBeenCalled();
  });

  it('is none for files that import one another in a circle, or that are exported again', async () => {
    const log = vi.fn();
    const files = {
      'main.ts': "import { a, c } from './all'; import { log } from 'log'; log(a(), c);",
      'all.ts': "export * from './a'; export { c } from './b';",
      'a.ts': "import { b } from './b'; export const a = () => b();",
      'b.ts': "import { a } from './a'; export const b = () => typeof a; export const c = 3;",
    };
    await program(files, { log: { log } }).run('main.ts');
    expect(log).toHaveBeenCalledWith('function', 3);
  });
});

it('adds the packages of libraries, which import one another and the program', async () => {
  const log = vi.fn();
  const modules = program(
    { 'main.ts': "import { two } from 'second'; import { log } from 'log'; log(two);" },
    { log: { log } },
  );
  modules.addLibrary('exports.packages = { first: { one: 1 } };');
  modules.addLibrary(
    "exports.packages = { second: { two: require('first').one + Object.keys(require('site:program').files).length } };",
  );
  await modules.run('main.ts');
  expect(log).toHaveBeenCalledWith(2);
});

it('is called a library in stacks, without the address of the sandbox', async () => {
  const log = vi.fn();
  const modules = program(
    { 'main.ts': "import { stack } from 'traced'; import { log } from 'log'; log(stack());" },
    { log: { log } },
  );
  modules.addLibrary('exports.packages = { traced: { stack: () => new Error().stack } };');
  await modules.run('main.ts');
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/\(library:1:\d+\)/));
});

it.each([
  ['let x: number = ;', 1],
  ['let a = 1;\nlet b = (2;', 2],
  ['let total = 1;\n\nlet total = 2;\nlet other = 3;', 3],
  ['const f = () => {\n  const s = `\n`;\n  await s;\n};\nf();', 4],
  ['let a = 1;\nconst b = /(/;\nlet c;', 2],
  ['let a = 1;\nconst b = 010;\nlet c;', 2],
  ['if (true) {\n  break;\n}\nlet c;', 2],
  ['let a;\nconst f = (b, b) => b;\nlet c;', null],
  ['let a = "😀";\nconst 😀 = 1;\nlet c;', 2],
  ['/**\n * @param a 😀\n */\nconst f = (a) => a;\nlet 😀;\nlet c;', 5],
  ['const f = `// 😀\n`;\nlet b = #;', 3],
  ['#!/usr/bin/env node\nlet a;\nlet a;', 3],
])('names file and line of invalid code: %j', async (code, line) => {
  const failed: unknown = await program({ 'main.ts': code })
    .run('main.ts')
    .catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(InvalidCode);
  expect(failed).toMatchObject({ file: 'main.ts', line });
});

it('runs a file that begins with what runs it elsewhere', async () => {
  const log = vi.fn();
  const code = "#!/usr/bin/env node\nimport { log } from 'log'; log('runs');";
  await program({ 'main.ts': code }, { log: { log } }).run('main.ts');
  expect(log).toHaveBeenCalledWith('runs');
});

it('names the file in the message when its line is not certain', async () => {
  const failed = program({ 'main.ts': 'const f = (a, a) => a;' }).run('main.ts');
  await expect(failed).rejects.toThrow(/^Duplicate parameter name .* \(in main\.ts\)$/);
});

it('says that only the first file can await at its top level', async () => {
  const files = { 'main.ts': "import { a } from './a'; a();", 'a.ts': 'export const a = 1;\nawait a;\nlet c;' };
  const failed: unknown = await program(files)
    .run('main.ts')
    .catch((error: unknown) => error);
  const message = expect.stringMatching(/^a\.ts can't use await at its top level here/);
  expect(failed).toMatchObject({ message, file: 'a.ts', line: 2 });
});

it.each([
  ['class A {\n  @log b() {}\n}\nlet c;', 'Decorators do not run here, because browsers do not have them yet.'],
  ['let c;\n@log class A {}\nlet d;', 'Decorators do not run here, because browsers do not have them yet.'],
  [
    'class A {\n  accessor b = 1;\n}\nlet c;',
    'The keyword accessor does not run here, because browsers do not have it yet. Write get and set.',
  ],
  [
    'const a = "it’s";\nlet b = “two”;\nlet c;',
    `Code has straight quotation marks: write " or ' in place of “, ” and ’.`,
  ],
])('says what browsers do not have: %s', async (code, message) => {
  const failed: unknown = await program({ 'main.ts': code })
    .run('main.ts')
    .catch((error: unknown) => error);
  expect(failed).toMatchObject({ message, file: 'main.ts', line: 2 });
});

describe('the names that CommonJS uses', () => {
  it('can be declared by programs', async () => {
    const log = vi.fn();
    const module = "import { log } from 'log'; const module = { exports: 1 }; log(module.exports);";
    await program({ 'main.ts': module }, { log: { log } }).run('main.ts');
    const script = "const { log } = globalThis.require('log'); const require = 1, exports = 2; log(require + exports);";
    vi.stubGlobal('require', () => ({ log }));
    await program({ 'main.ts': script }).run('main.ts');
    vi.unstubAllGlobals();
    expect(log.mock.calls).toEqual([[1], [3]]);
  });

  it('are taken where imports and exports need them', async () => {
    const failed: unknown = await program({ 'main.ts': 'export const a = 1;\nlet exports = 2;\nlet c;' })
      .run('main.ts')
      .catch((error: unknown) => error);
    expect(failed).toMatchObject({
      message: expect.stringMatching(/^"exports" is declared twice: every file/),
      line: 2,
    });
  });

  it('are there for files that do not declare them', async () => {
    const log = vi.fn();
    const files = { 'main.js': "require('log').log(require('./a').b);", 'a.js': 'module.exports = { b: 2 };' };
    await program(files, { log: { log } }).run('main.js');
    expect(log).toHaveBeenCalledWith(2);
  });
});

it('runs a file that has thrown again, so that everybody who imports it gets the error', async () => {
  const log = vi.fn();
  const main = `import { log } from 'log';
for (const _ of [1, 2]) {
  try { require('./broken'); } catch (error) { log(error.message); }
}`;
  await program({ 'main.ts': main, 'broken.ts': "throw new Error('no');" }, { log: { log } }).run('main.ts');
  expect(log.mock.calls).toEqual([['no'], ['no']]);
});

it('tells the guard the file and the line of a loop', async () => {
  const guard = vi.fn();
  await new Modules({ 'main.ts': 'for (const _ of [1, 2]) {$loop(1);;}' }, {}, guard).run('main.ts');
  expect(guard.mock.calls).toEqual([[{ file: 'main.ts', line: 1 }], [{ file: 'main.ts', line: 1 }]]);
});
