import { join, sep } from 'node:path';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, type RunnerTestFile, vi } from 'vitest';
import { mutantsFolder } from './write-suite.ts';

/** How long a test may take, in milliseconds. A mutant that never answers counts as caught. */
const timeLimits = { mutant: 2_000, other: 60_000 };

const isMutant = expect.getState().testPath?.includes(join(sep, mutantsFolder, sep)) ?? false;
vi.setConfig({ testTimeout: isMutant ? timeLimits.mutant : timeLimits.other });

// One failing test is enough to catch a mutant: the others of its file are skipped.
const caught = new WeakSet<RunnerTestFile>();
beforeEach(({ task, skip }) => skip(isMutant && caught.has(task.file)));
afterEach(({ task }) => {
  if (task.result?.state === 'fail') caught.add(task.file);
  for (const error of task.result?.errors ?? []) if (error.stack) error.stack = withoutPackages(error.stack);
});

/** Vitest reads each file in a stack whole and searches it for a source map. */
function withoutPackages(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => !line.includes('/node_modules/'))
    .join('\n');
}

// React then expects that updates are wrapped in act(), as Testing Library does.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// Test files share one document; none may see what another has left.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
