import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Timers } from '../runner/libraries/fake-timers.ts';
import { vitestModule } from '../runner/runtime/vitest.ts';

const declarations = readFileSync(join(import.meta.dirname, 'vitest.d.ts'), 'utf8');

it('declares every name that the sandbox has of Vitest', () => {
  const { vi, ...others } = vitestModule();
  const names = [...Object.keys(others), ...Object.keys(vi ?? {}), ...Object.keys(new Timers())];
  expect(names).toContain('advanceTimersByTimeAsync');
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(declarations))).toEqual([]);
});
