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
  const starter = testsStarter(start);
  expect(starter).toContain("import { debounce, sleep, Queue, limits } from './solution';");
  expect(starter).toContain("import { describe, expect, test } from 'vitest';");
  expect(starter).toContain("describe('debounce', () => {\n  test('");
  expect(starter).toContain('expect(debounce).toBeDefined();');
});
