import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import UseLayoutEffect from './UseLayoutEffect.demo.tsx';

/** Every letter is 10 px wide, because there is no layout in this test. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, 0, this.textContent.length * 10, 20);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('has measured the text by the time anybody can see it', async () => {
  render(<UseLayoutEffect />);
  expect(screen.getByRole('status').textContent).toBe('is 100 px wide');
  await userEvent.type(screen.getByLabelText('Text'), '!');
  expect(screen.getByRole('status').textContent).toBe('is 110 px wide');
});
