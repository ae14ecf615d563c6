import { expect, it } from 'vitest';
import { testsStarter } from './tests-starter.ts';

it('imports what the exercise exports at run time, and shows the form of a test', () => {
  const start = `export interface Options {}
export type Timer = number;
const hidden = 1;
export function debounce(): void {}
export async function sleep() {}
export class Queue<T> {}
export const limits = [];
`;
  const starter = testsStarter('solution.ts', start);
  expect(starter).not.toContain('@testing-library');
  expect(starter).toContain("import { debounce, sleep, Queue, limits } from './solution';");
  expect(starter).toContain("import { describe, expect, test } from 'vitest';");
  expect(starter).toContain("describe('debounce', () => {\n  test('");
  expect(starter).toContain('expect(debounce).toBeDefined();');
});

it('imports Testing Library for an exercise in React, and not for one that writes hooks without it', () => {
  const start = 'export function useState() {}\n';
  expect(testsStarter('solution.tsx', start)).toMatch(
    /^import { render, renderHook, screen } from '@testing-library\/react';\n/,
  );
  expect(testsStarter('solution.ts', start)).toMatch(/^import { describe, expect, test } from 'vitest';\n/);
});
