import type { MarkedBlock } from '../../entry.ts';
import type { WorkspaceFiles } from '../../workspace/workspace-files.ts';
import type { BugParts } from './parts.ts';

/** What a reader repairs, and the test that says when it is repaired; null for a bug that needs more than the sandbox has. */
export function bugWorkspace({ test, broken, fixed }: BugParts): WorkspaceFiles | null {
  if (![test, broken, fixed].every(runsInSandbox)) return null;
  const [editable, entry] = [`subject.${broken.language}`, `tests.${test.language}`];
  return {
    files: { [editable]: broken.code, [entry]: test.code },
    ...{ editable, entry },
    solution: fixed.code,
  };
}

/** Whether code is a script or a module that imports nothing but the code with the bug and Vitest: no HTML, no React. */
function runsInSandbox({ code, language }: MarkedBlock): boolean {
  const imported = Array.from(code.matchAll(/\bfrom\s+['"]([^'"]+)['"]/g), ([, name]) => name);
  return ['js', 'ts'].includes(language) && imported.every((name) => name === './subject' || name === 'vitest');
}
