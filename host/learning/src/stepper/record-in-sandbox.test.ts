import { afterEach, expect, it, vi } from 'vitest';
import { fixtureRunner } from '../testing/fixture-runner.ts';
import { recordInSandbox } from './record-in-sandbox.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

it('loads what lies beside the sandbox, and runs the marked code in it', async () => {
  const value = { steps: [], end: 'finished', loop: null };
  const { runner, programs, fetched } = fixtureRunner({ type: 'result', value }, { type: 'end', reason: 'finished' });
  expect(await recordInSandbox(runner, 'await 1;')).toEqual(value);
  expect(fetched.mock.calls.flat()).toEqual([
    '/s/host/1/assets/runner-1.stepper.js',
    '/s/host/1/assets/runner-1.quickjs.wasm',
  ]);
  expect(programs[0]?.files['sample.ts']).toBe('$wentOn(1,await 1);');
});

it('reports code that does not compile with its line, and a sandbox that gave no answer', async () => {
  const place = { file: 'sample.ts', line: 3 };
  const failure = { message: 'SyntaxError: Unexpected token', compared: null, place, moment: null };
  await expect(recordInSandbox(fixtureRunner({ type: 'error', failure }).runner, '')).rejects.toThrow(
    'SyntaxError: Unexpected token (line 3)',
  );
  await expect(recordInSandbox(fixtureRunner({ type: 'end', reason: 'time' }).runner, '')).rejects.toThrow(
    'took too long',
  );
});

it('refuses what is no recording', async () => {
  await expect(recordInSandbox(fixtureRunner({ type: 'result', value: { steps: 1 } }).runner, '')).rejects.toThrow();
});
