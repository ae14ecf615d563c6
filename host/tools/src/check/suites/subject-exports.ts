import type { MutantText, Suite } from '@site/learning/suite';
import { parseSync } from 'vite';
import { ContentError } from '../../content/content-error.ts';

/**
 * Whether the code of a suite can be read, and all modules export what the test imports: a test that fails because a name is
 * missing shows no flaw.
 * @returns one problem for each finding
 */
export function checkExports(suite: Suite): Error[] {
  const { test, passing, failing, mutants, subject } = suite;
  const problem = (text: string) => new ContentError(suite.file, suite.line || 1, text);
  const parsed = [{ ...test, name: 'the test' }, passing, failing, ...mutants.map(described)].map(
    ({ name, code, extension }) => ({
      name,
      result: parseSync(`${subject}${extension}`, code),
    }),
  );
  const broken = parsed.find(({ result }) => result.errors.length > 0);
  if (broken) return [problem(`${broken.name} does not compile: ${broken.result.errors[0]?.message}`)];
  const [tests, ...modules] = parsed;
  const names = (tests?.result.module.staticImports ?? [])
    .filter(({ moduleRequest }) => moduleRequest.value === `./${subject}`)
    .flatMap(({ entries }) => entries.filter(({ isType }) => !isType).map(({ importName }) => importName));
  if (names.length === 0) return [problem(`the test imports nothing from './${subject}'.`)];
  return modules.flatMap(({ name, result }) => {
    const exported = result.module.staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName));
    const missing = names.filter(
      (wanted) =>
        wanted.kind !== 'NamespaceObject' &&
        !exported.some((one) => one.kind === wanted.kind && one.name === wanted.name),
    );
    return missing.map((one) => problem(`${name} does not export ${one.name ?? 'a default'}, which the test imports.`));
  });
}

function described({ name, ...mutant }: MutantText): MutantText {
  return { ...mutant, name: `the mutant ${name}` };
}
