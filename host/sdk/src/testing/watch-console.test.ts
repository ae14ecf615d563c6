import { afterEach, expect, it, vi } from 'vitest';
import { watchConsole } from './watch-console.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('reports each error and warning once, and still writes them', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { check, end } = watchConsole();
  console.error('It failed:', new Error('no connection'));
  console.warn('slow');
  end();
  expect(check).toThrow('console.error: It failed: Error: no connection\nconsole.warn: slow');
  expect(check).not.toThrow();
  expect(error).toHaveBeenCalledWith('It failed:', new Error('no connection'));
  expect(warn).toHaveBeenCalledWith('slow');
});

it('leaves what a test expects to the test', () => {
  const { check, end } = watchConsole();
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  console.error('expected');
  error.mockRestore();
  end();
  expect(check).not.toThrow();
});
