import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempDir } from '../testing/temp-dir.ts';
import { root } from '../workspace.ts';
import { typeErrors } from './type-errors.ts';

const tsconfig = JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions: { types: [] } });
const wrong = 'export const twice = (value: number): number => String(value);\n';

it('finds the type errors of the files it is asked for, by file and line', async () => {
  const dir = tempDir({ 'tsconfig.json': tsconfig, 'a/solution.ts': `\n${wrong}`, 'b/solution.ts': wrong });
  const problems = await typeErrors([join(dir, 'a/solution.ts')]);
  expect(problems.map(({ message }) => message)).toEqual([
    `${join(dir, 'a/solution.ts')}:2: type error TS2322: Type 'string' is not assignable to type 'number'.`,
  ]);
});

it('finds them through the references of a configuration, once', async () => {
  const [one, two] = ['./one.json', './two.json'].map((path) => ({ path }));
  const dir = tempDir({
    'tsconfig.json': JSON.stringify({ files: [], references: [one, two] }),
    'one.json': tsconfig,
    'two.json': tsconfig,
    'a/solution.ts': wrong,
  });
  expect(await typeErrors([join(dir, 'a/solution.ts')])).toHaveLength(1);
});

it('finds nothing in files without errors, nor where there is no configuration', async () => {
  const dir = tempDir({ 'tsconfig.json': tsconfig, 'a.ts': 'export const one: number = 1;\n', 'b.ts': wrong });
  expect(await typeErrors([join(dir, 'a.ts')])).toEqual([]);
  expect(await typeErrors([join(tempDir({ 'a.ts': wrong }), 'a.ts')])).toEqual([]);
  expect(await typeErrors([])).toEqual([]);
});
