import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AttemptSession } from '../../../workspace/attempt-session.ts';
import { useChecks } from './use-checks.ts';

const sources = { files: {}, entry: 'checks.ts' };

it('does not start checks that arrive after the attempt was left', async () => {
  let arrive = () => {};
  const arrived = new Promise<string[]>((resolve) => {
    arrive = () => resolve([]);
  });
  const runner = { run: vi.fn(() => ({ stop: vi.fn(), finished: Promise.resolve() })), close: vi.fn() };
  const found = { attempts: [], unreadable: 0 };
  const session = new AttemptSession({ storage: null, found, entry: 'UC-001', start: {} });
  const parts = { runner, session, loadChecks: () => arrived };
  const { result } = renderHook(() => useChecks('UC-001', parts));
  act(() => void result.current.start(sources, null));
  expect(result.current.message).toBe('Loading the checks …');
  act(() => result.current.clear());
  await act(async () => arrive());
  expect(runner.run).not.toHaveBeenCalled();
  expect(result.current.message).toBe('');
  await act(() => result.current.start(sources, null));
  expect(runner.run).toHaveBeenCalledOnce();
});
