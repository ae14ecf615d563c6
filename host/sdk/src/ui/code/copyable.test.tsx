import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copyable } from './copyable.ts';

const block = (code: string, name: string) =>
  `<div class="code"><pre><code>${code}</code></pre><button type="button" class="copy" aria-label="Copy ${name}">Copy</button></div>`;
const html = block('<span>const</span> a = 1;\n<mark>a &lt; 2\n</mark>', 'a.ts') + block('b', 'b.ts');

const writeText = vi.fn<(text: string) => Promise<void>>();
const show = () => render(<article ref={copyable} dangerouslySetInnerHTML={{ __html: html }} />);
const button = (name: string) => screen.getByRole('button', { name: `Copy ${name}` });

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A user of a browser with our clipboard; user-event has one of its own. */
function user() {
  const actor = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  return actor;
}

it('copies the code of the block as it is shown, and confirms it', async () => {
  show();
  await user().click(button('a.ts'));
  expect(writeText).toHaveBeenCalledExactlyOnceWith('const a = 1;\na < 2\n');
  expect(button('a.ts').textContent).toBe('Copied');
  expect(button('b.ts').textContent).toBe('Copy');
  expect(screen.getByRole('status').textContent).toBe('Copied');
});

it('selects the code when the browser does not allow copying, and shows what to press', async () => {
  writeText.mockRejectedValue(new DOMException('not allowed', 'NotAllowedError'));
  show();
  await user().click(button('b.ts'));
  expect(button('b.ts').textContent).toMatch(/^Press Ctrl/);
  expect(String(getSelection())).toBe('b');
});

it('shows what it did for a while, and can be pressed again', async () => {
  vi.useFakeTimers();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  show();
  button('b.ts').click();
  await vi.advanceTimersByTimeAsync(2000);
  expect(button('b.ts').textContent).toBe('Copied');
  await vi.advanceTimersByTimeAsync(1000);
  expect(button('b.ts').textContent).toBe('Copy');
  expect(screen.getByRole('status').textContent).toBe('');
  button('b.ts').click();
  expect(writeText).toHaveBeenCalledTimes(2);
  expect(screen.getAllByRole('status')).toHaveLength(1);
});

it('marks the element as hydrated, which shows the buttons, and stops with it', async () => {
  const { container, unmount } = show();
  const article = container.firstElementChild;
  expect(article?.hasAttribute('data-hydrated')).toBe(true);
  unmount();
  article?.querySelector<HTMLElement>('.copy')?.click();
  expect(writeText).not.toHaveBeenCalled();
});
