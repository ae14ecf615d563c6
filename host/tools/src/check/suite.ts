import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import type { BugParts, ExerciseFiles } from '../content/entry.ts';

/** A test file with the module it is about, once as it must pass and once as it must fail. */
export interface Suite {
  id: string;
  /** The file a reader looks into when something is wrong, and the line where the test begins. */
  file: string;
  line: number;
  test: SourceText;
  passing: SourceText & { name: string };
  failing: SourceText & { name: string };
  /** How the test imports its subject. */
  subject: string;
  /** The least number of test cases. */
  least: number;
}

interface SourceText {
  code: string;
  extension: string;
}

/** The suite of a bug that is tested in Node. */
export function bugSuite(id: string, { test, broken, fixed }: BugParts): Suite {
  const text = ({ code, language }: BugParts['test']) => ({ code, extension: `.${language}` });
  return {
    id,
    file: test.file,
    line: test.line,
    test: text(test),
    passing: { ...text(fixed), name: 'fixed' },
    failing: { ...text(broken), name: 'broken' },
    subject: 'subject',
    least: 1,
  };
}

/** The suite of a coding exercise. */
export function exerciseSuite(id: string, { tests, solution, start }: ExerciseFiles): Suite {
  const text = (path: string) => ({ code: readFileSync(path, 'utf8'), extension: extname(path) });
  return {
    id,
    file: tests,
    line: 0,
    test: text(tests),
    passing: { ...text(solution), name: 'solution' },
    failing: { ...text(start), name: 'start' },
    subject: 'solution',
    least: 8,
  };
}

/** Writes a suite below a folder: one folder for each of both modules. */
export function writeSuite(dir: string, { id, test, passing, failing, subject }: Suite): void {
  for (const module of [passing, failing]) {
    write(join(dir, id, module.name, `${subject}${module.extension}`), module.code);
    write(join(dir, id, module.name, `${id}.test${test.extension}`), test.code);
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
