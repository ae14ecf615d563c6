import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { problemsOf } from '../../content-error.ts';
import { readMutants } from './mutants.ts';

const solutions = { 'solution.tsx': 'open(); close(); close();', 'solution.dom.ts': 'open();' };

let dir: string;
let file: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'mutants-'));
  file = join(dir, 'mutants.yaml');
});
afterEach(() => rmSync(dir, { recursive: true }));

/** A mutant as YAML; five more are there beside it. */
function write(fields: Record<string, string> = {}) {
  const one = {
    name: 'never-opens',
    mistake: 'Text.',
    in: 'solution.tsx',
    replace: 'open();',
    with: '""',
    fails: '[a]',
  };
  const text = (all: object) =>
    `- ${Object.entries(all)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n  ')}\n`;
  const others = ['a', 'b', 'c', 'd', 'e'].map((letter) => text({ ...one, name: `never-opens-${letter}` }));
  writeFileSync(file, text({ ...one, ...fields }) + others.join(''));
}

function problems(): string[] {
  try {
    readMutants(file, solutions);
    return [];
  } catch (error) {
    return problemsOf(error).map(({ message }) => message.replace(dir, ''));
  }
}

it('applies each change to the solution that it is for', () => {
  write({ in: 'solution.dom.ts', with: 'begin($&);' });
  expect(readMutants(file, solutions)[0]).toEqual({
    ...{ name: 'never-opens', mistake: 'Text.', line: 1, variant: 'dom', code: 'begin($&);', fails: ['a'] },
  });
});

it('names the line of a mutant whose code is not in the solution exactly once', () => {
  write({ replace: 'close();' });
  expect(problems()).toEqual([
    '/mutants.yaml:1: the mutant never-opens has to replace code that is in solution.tsx exactly once.',
  ]);
  write({ replace: 'shut();' });
  expect(problems()).toHaveLength(1);
});

it('wants a name in words, the file, and the checks that fail', () => {
  write({ name: 'Wrong' });
  expect(problems()).toEqual([expect.stringMatching(/^\/mutants\.yaml:1: the field "name" of this mutant must name/)]);
  write({ in: 'start.tsx' });
  expect(problems()).toEqual([expect.stringContaining('must be solution.tsx or solution.dom.ts')]);
  write({ fails: '[]' });
  expect(problems()).toEqual([expect.stringContaining('must name a check')]);
});

it('changes further places with the first, of which each is in the solution exactly once', () => {
  write({ also: '[{ replace: (); close(); close, with: (true); close }]', with: 'reopen();' });
  expect(readMutants(file, solutions)[0]?.code).toBe('reopen(true); close();');
  write({ also: '[{ replace: shut, with: close }]' });
  expect(problems()).toEqual([expect.stringContaining('code that is in solution.tsx exactly once')]);
});

it('wants names that differ', () => {
  write({ name: 'never-opens-c' });
  expect(problems()).toEqual(['/mutants.yaml:19: the name never-opens-c is taken by another mutant of this file.']);
});

it('wants six of them, in a list', () => {
  writeFileSync(file, '[]');
  expect(problems()).toEqual(['/mutants.yaml: has 0 mutants; at least 6 wrong solutions are wanted.']);
  writeFileSync(file, 'a: 1');
  expect(problems()).toEqual([expect.stringContaining('must be a list of mutants')]);
  writeFileSync(file, '- [');
  expect(problems()).toHaveLength(1);
});
