import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { problemsOf } from '../content-error.ts';
import { mutantFields, readFields, readMutantsFile } from './mutants.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'mutants-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** What is wrong with a list of mutants. */
function problemsIn(...items: string[]): string[] {
  const file = join(dir, 'mutants.yaml');
  writeFileSync(file, items.map((item) => `- ${item}\n`).join(''));
  try {
    readMutantsFile(file, 1, (value) => ({ ...readFields(v.strictObject(mutantFields), value), code: '' }));
    return [];
  } catch (error) {
    return problemsOf(error).map(({ message }) => message.replace(`${dir}/`, ''));
  }
}

it('names a misspelled field, and the one that it was meant to be', () => {
  expect(problemsIn('{ nmae: never-opens, mistake: Text., replace: a, with: b }')).toEqual([
    'mutants.yaml:1: the field "nmae" of this mutant is unknown. Remove it, or correct its spelling. Did you mean "name"?',
  ]);
});

it('reports everything that is wrong with a mutant, by its line', () => {
  const good = '{ name: never-opens, mistake: Text., replace: a, with: b }';
  expect(problemsIn(good, '{ name: never, replace: a, with: b, color: red, size: 1 }')).toEqual([
    'mutants.yaml:2: the field "name" of this mutant must name the mistake in words, such as keeps-the-focus.',
    'mutants.yaml:2: the field "mistake" of this mutant is missing.',
    'mutants.yaml:2: the field "color" of this mutant is unknown. Remove it, or correct its spelling.',
    'mutants.yaml:2: the field "size" of this mutant is unknown. Remove it, or correct its spelling.',
  ]);
  expect(problemsIn(good)).toEqual([]);
});

it('refuses a mutant that has no fields', () => {
  expect(problemsIn('never-opens')).toEqual([
    'mutants.yaml:1: this mutant must be fields with values, such as "title: Maps".',
  ]);
});
