import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import ScrollProgress from './ScrollProgress.demo.tsx';

const byTheRule = () => screen.getByRole('row', { name: /^width of the bar/ }).children[1]?.textContent;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('the bar follows the nearest scroll container, the lines their own way through it', async () => {
  render(<ScrollProgress />);
  const box = screen.getByRole('group', { name: 'A text that scrolls' });
  expect(box.querySelector<HTMLElement>('[data-bar]')?.style.getPropertyValue('animation-timeline')).toMatch(/^scroll/);
  await userEvent.click(screen.getByRole('radio', { name: 'cover' }));
  expect(screen.getByText('The end.').style.getPropertyValue('animation-range')).toBe('cover');
});

it('the progress is the part scrolled of all that can be', () => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200);
  render(<ScrollProgress />);
  const box = screen.getByRole('group', { name: 'A text that scrolls' });
  box.scrollTop = 100;
  fireEvent.scroll(box);
  expect(byTheRule()).toBe('25%');
});

it('says where scroll timelines are unknown', () => {
  vi.stubGlobal('CSS', { supports: () => false });
  render(<ScrollProgress />);
  screen.getByText(/does not know scroll timelines/);
});
