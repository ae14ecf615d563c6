import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Program } from '../runner/protocol.ts';
import { showProgram } from '../runner/show-program.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { didFreeze } from './starting-previews.ts';

vi.mock('../runner/show-program.ts', () => ({ showProgram: vi.fn(() => () => {}) }));

const program: Program = { files: { 'a.tsx': 'render();' }, entry: 'a.tsx', environment: 'document', only: null };

beforeEach(() => {
  localStorage.clear();
  vi.mocked(showProgram).mockClear();
});

/** What the frame has told about the program. */
const told = () => vi.mocked(showProgram).mock.lastCall?.[2] ?? expect.fail('No program is shown.');

const preview = () => screen.queryByTitle('Preview');

it('does not start code by itself that did not answer the last time', async () => {
  const { unmount } = render(<PreviewFrame program={program} onRun={() => {}} />);
  told().onStart();
  told().onEvent({ type: 'console', level: 'log', text: 'starting' });
  act(() => told().onEvent({ type: 'end', reason: 'time' }));
  expect(screen.getByRole('status').textContent).toContain('The code took too long and was stopped.');
  unmount();

  render(<PreviewFrame program={program} onRun={() => {}} />);
  expect(screen.getByRole('status').textContent).toContain('This code did not finish when it was last shown.');
  expect(preview()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show it again' }));
  expect(preview()).not.toBeNull();
});

it('starts code again that answered for two seconds, or was left while it did', () => {
  const { unmount } = render(<PreviewFrame program={program} onRun={() => {}} />);
  told().onStart();
  expect(didFreeze(program.files)).toBe(true);
  for (let report = 0; report < 8; report++) told().onReport();
  expect(didFreeze(program.files)).toBe(false);
  told().onStart();
  unmount();
  expect(didFreeze(program.files)).toBe(false);

  render(<PreviewFrame program={program} onRun={() => {}} />);
  told().onStart();
  dispatchEvent(new Event('pagehide'));
  expect(didFreeze(program.files)).toBe(false);
});

it('does not start code by itself that froze when the reader used it', () => {
  const { unmount } = render(<PreviewFrame program={program} onRun={() => {}} />);
  told().onStart();
  for (let report = 0; report < 8; report++) told().onReport();
  preview()?.focus();
  dispatchEvent(new Event('blur'));
  expect(didFreeze(program.files)).toBe(true);
  told().onReport();
  expect(didFreeze(program.files)).toBe(true);
  act(() => (document.activeElement as HTMLElement).blur());
  told().onReport();
  expect(didFreeze(program.files)).toBe(false);
  act(() => told().onEvent({ type: 'end', reason: 'time' }));
  unmount();
  expect(didFreeze(program.files)).toBe(true);
});

it('starts code again whose page was not seen anymore', () => {
  render(<PreviewFrame program={program} onRun={() => {}} />);
  told().onStart();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
  expect(didFreeze(program.files)).toBe(false);
});

it('starts the same code again in place of a frame that has just begun', () => {
  const { rerender } = render(<PreviewFrame key="1" program={program} onRun={() => {}} />);
  told().onStart();
  rerender(<PreviewFrame key="2" program={program} onRun={() => {}} />);
  expect(preview()).not.toBeNull();
  expect(showProgram).toHaveBeenCalledTimes(2);
});

it("starts the site's own code again by itself, and never takes it for code that froze", async () => {
  render(<PreviewFrame program={program} onRun={() => {}} isTrusted />);
  told().onStart();
  expect(didFreeze(program.files)).toBe(false);
  act(() => told().onEvent({ type: 'end', reason: 'time' }));
  expect(preview()).toBeNull();
  await vi.waitFor(() => expect(showProgram).toHaveBeenCalledTimes(2), { timeout: 5_000 });
  expect(preview()).not.toBeNull();
});
