import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import VirtualRows from './VirtualRows.demo.tsx';

const box = () => screen.getByRole('region', { name: 'Trees, scrollable' });
const table = () => screen.getByRole('table', { name: '5,000 trees' });
const indices = () =>
  within(table())
    .getAllByRole('row')
    .map((row) => Number(row.getAttribute('aria-rowindex')));
const scrollTo = (scrollTop: number) => fireEvent.scroll(box(), { target: { scrollTop } });
const drawn = () => screen.getByRole('status').textContent;

it('draws what is in view and five rows more, and says how many there are in all', () => {
  render(<VirtualRows />);
  expect(indices()).toEqual(Array.from({ length: 14 }, (_, i) => i + 1));
  expect(drawn()).toBe('13');
  expect(table().getAttribute('aria-rowcount')).toBe('5001');
});

it('can be scrolled by key', async () => {
  render(<VirtualRows />);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(box());
});

it('draws the rows at the place that was scrolled to, under their own numbers and in their own place', () => {
  render(<VirtualRows />);
  scrollTo(100_000);
  expect(indices()[0]).toBe(1);
  expect(indices().slice(1)).toEqual(Array.from({ length: 18 }, (_, i) => 2497 + i));
  expect(table().style.marginBlockStart).toBe(`${2495 * 40}px`);
  screen.getByRole('rowheader', { name: 'Willow 2496' });
});

it('ends with the last row, and comes back to the first', () => {
  render(<VirtualRows />);
  scrollTo(5_001 * 40 - 320);
  expect(indices().at(-1)).toBe(5_001);
  scrollTo(0);
  expect(indices().slice(0, 2)).toEqual([1, 2]);
});

it('draws nothing wrong when the box is pulled beyond its edge', () => {
  render(<VirtualRows />);
  scrollTo(-80);
  expect(indices().slice(0, 2)).toEqual([1, 2]);
});

it('draws all rows for those who want to search, print or be read to', async () => {
  render(<VirtualRows />);
  scrollTo(100_000);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Draw all rows' }));
  expect(drawn()).toBe('5,000');
  expect(table().querySelectorAll('tr')).toHaveLength(5_001);
  expect(table().style.marginBlockStart).toBe('');
});

it('is prerendered without a style attribute', () => {
  expect(renderToString(<VirtualRows />)).not.toContain('style=');
});
