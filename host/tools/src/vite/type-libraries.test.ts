import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { createTypeCheck } from '@site/learning/type-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { remoteDirs } from '../workspace.ts';
import { typeLibraries } from './type-libraries.ts';

let check: ReturnType<typeof createTypeCheck>;

beforeAll(() => {
  check = createTypeCheck(typeLibraries());
});

describe('the type checker of the workspace', () => {
  it('reports an error with its file, line, place and message', () => {
    const code = 'export const one: number = 1;\nexport const two: number = String(one);\n';
    expect(check({ 'solution.ts': code })).toEqual([
      {
        ...{ file: 'solution.ts', line: 2, code: 2322, message: "Type 'string' is not assignable to type 'number'." },
        ...{ from: code.indexOf('two'), to: code.indexOf('two') + 3 },
      },
    ]);
  });

  it('reports what a change breaks in the tests, and nothing once it is mended', () => {
    const tests =
      "import { expect, test } from 'vitest';\nimport { twice } from './solution';\n\ntest('doubles', () => expect(twice(2)).toBe(4));\n";
    const withCode = (code: string) => check({ 'solution.ts': code, 'tests.ts': tests });
    expect(withCode('export const twice = (text: string) => text + text;')).toMatchObject([
      { file: 'tests.ts', line: 4, code: 2345 },
    ]);
    expect(withCode('export const twice = (value: number) => value * 2;')).toEqual([]);
  });

  it('reports only the syntax of code that cannot be read', () => {
    const problems = check({ 'solution.ts': 'const a: number = "";\nconst = 2;\n' });
    expect(new Set(problems.map(({ line }) => line))).toEqual(new Set([2]));
  });

  it('knows React, Testing Library, and what the sandbox has of Vitest', () => {
    const component = (type: string) =>
      `import { useState } from 'react';\nexport function Field() {\n  const [text, setText] = useState<${type}>('');\n  return <input value={text} onChange={({ target }) => setText(target.value)} />;\n}\n`;
    const tests = `import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Field } from './solution';

test('writes', async () => {
  vi.useFakeTimers();
  const onClick = vi.fn<() => void>();
  render(<Field />);
  await userEvent.type(screen.getByRole('textbox'), 'a');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('a');
  expect(onClick).not.toHaveBeenCalled();
});
`;
    expect(check({ 'solution.tsx': component('string'), 'tests.tsx': tests })).toEqual([]);
    const lines = check({ 'solution.tsx': component('number'), 'tests.tsx': tests }).map(({ line }) => line);
    expect(lines).toEqual([3, 4]);
    expect(check({ 'tests.ts': "import { vi } from 'vitest';\nvi.mock('./solution');\n" })).toMatchObject([
      { line: 2, message: expect.stringContaining("'mock' does not exist") },
    ]);
    expect(check({ 'solution.ts': "import fs from 'node:fs';\nexport const x = fs;\n" })).toMatchObject([{ line: 1 }]);
  });

  it('finds no error in the published solutions and their tests', () => {
    const files = publishedSolutions();
    expect(Object.keys(files).length).toBeGreaterThan(300);
    expect(check(files)).toEqual([]);
  });
});

/** The solutions of all exercises and challenges, each in a folder of its own, with what it is used with. */
function publishedSolutions(): Record<string, string> {
  const pages = remoteDirs().flatMap((dir) => children(join(dir, 'src/pages')));
  const folders = ['exercises', 'challenges'].flatMap((kind) => pages.flatMap((page) => children(join(page, kind))));
  const solutions = folders.flatMap(children).filter((path) => /^solution\.(?:dom\.)?tsx?$/.test(basename(path)));
  return Object.fromEntries(
    solutions.flatMap((path) => {
      const others = [`tests${extname(path)}`, 'props.ts'].map((name) => join(dirname(path), name)).filter(existsSync);
      const place = `${basename(dirname(path))}/${basename(path)}`;
      const used = others.map((other) => [`${place}/${basename(other)}`, readFileSync(other, 'utf8')]);
      return [[`${place}/solution${extname(path)}`, readFileSync(path, 'utf8')], ...used];
    }),
  );
}

function children(dir: string): string[] {
  return existsSync(dir) ? readdirSync(dir).map((name) => join(dir, name)) : [];
}
