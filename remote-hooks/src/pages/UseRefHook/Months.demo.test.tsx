import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import Months from './Months.demo.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

it.each(['January', 'June', 'October'])('scrolls %s into view, and the page no further than it must', async (month) => {
  const scrolled: unknown[] = [];
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement, options) {
    scrolled.push(this.textContent, options);
  });
  render(<Months />);
  await userEvent.click(screen.getByRole('button', { name: `Show ${month}` }));
  expect(scrolled).toEqual([month, { block: 'nearest', inline: 'nearest' }]);
});

it('can be scrolled by key', async () => {
  render(<Months />);
  screen.getByRole('region', { name: 'Months' }).focus();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Months' }));
});
