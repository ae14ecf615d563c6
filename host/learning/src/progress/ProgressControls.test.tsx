import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProgressControls } from './ProgressControls.tsx';

// What a reader sees whose browser keeps nothing; e2e/progress.spec.ts has the others.
const button = (name: string) => screen.getByRole('button', { name });
const isPressed = (name: string) => button(name).getAttribute('aria-pressed') === 'true';

let notices: string[] = [];
const listen = ({ detail }: CustomEvent<string>) => notices.push(detail);

beforeEach(() => {
  notices = [];
  addEventListener('site:notice', listen);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('indexedDB', undefined);
});
afterEach(() => {
  removeEventListener('site:notice', listen);
  delete window.siteHeldProgress;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('takes one answer at a time, and takes it back when it is pressed again', async () => {
  render(<ProgressControls id="JS-001" />);
  screen.getByRole('group', { name: 'How well do you know this?' });
  await userEvent.click(button('Unsure'));
  await vi.waitFor(() => expect(isPressed('Unsure')).toBe(true));
  await userEvent.click(button('Not known'));
  await vi.waitFor(() => expect([isPressed('Unsure'), isPressed('Not known')]).toEqual([false, true]));
  await userEvent.click(button('Not known'));
  await vi.waitFor(() => expect(isPressed('Not known')).toBe(false));
});

it('keeps what the browser does not save while the page is open, and says so', async () => {
  const { unmount } = render(<ProgressControls id="JS-001" />);
  await userEvent.click(button('Note'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Read again');
  await userEvent.click(button('Bookmark'));
  await vi.waitFor(() => expect(isPressed('Bookmark')).toBe(true));
  unmount();
  render(<ProgressControls id="JS-001" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Note, written' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value).toBe('Read again');
  expect(isPressed('Bookmark')).toBe(true);
  expect(new Set(notices)).toEqual(
    new Set(['Your browser did not save your progress. It holds until you close or reload this page.']),
  );
});
