import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import StickyFinder from './StickyFinder.demo.tsx';

const toggle = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }));
const says = () =>
  within(screen.getByRole('list', { name: 'What the finder says' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

beforeEach(() => {
  // There is no layout here, so the test gives the parent a size.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100);
  render(<StickyFinder />);
});

it('starts with the commonest cause', () => {
  expect(says()).toEqual(['It holds on to the row, which has overflow: hidden and does not scroll.']);
});

it('names each cause, also two at once', async () => {
  await toggle(/top: auto/);
  expect(says()).toHaveLength(2);
  await toggle(/overflow: hidden/);
  expect(says()).toEqual([expect.stringContaining('are all auto')]);
});

it('finds nothing once the causes are gone', async () => {
  await toggle(/overflow: hidden/);
  expect(says()).toEqual(['Nothing keeps the box from sticking.']);
});

it('can be scrolled by button', async () => {
  const scrollTo = vi.spyOn(Element.prototype, 'scrollTo');
  await userEvent.click(screen.getByRole('button', { name: 'Scroll down' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 140 });
});
