import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import AutoFillFit from './AutoFillFit.demo.tsx';

const set = (name: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value } });
const widthOfFirst = (keyword: string) =>
  screen.getByRole('row', { name: new RegExp(`^${keyword}`) }).children[1]?.textContent;

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(392);
  render(<AutoFillFit />);
  set('Minimum', 60);
});

it('with fewer items than columns, auto-fill keeps the empty ones and auto-fit gives them to the items', () => {
  set('Items', 2);
  screen.getByText('392 px hold 5 columns of 60 px; 2 items use 2.');
  expect(widthOfFirst('auto-fill')).toBe('72 px');
  expect(widthOfFirst('auto-fit')).toBe('192 px');
});

it('with items enough for a row there is no difference', () => {
  set('Items', 5);
  expect(widthOfFirst('auto-fill')).toBe('72 px');
  expect(widthOfFirst('auto-fit')).toBe('72 px');
});

it('counts four gaps for five columns, so that five of 60 px fit into 332 px', () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get');
  width.mockReturnValue(332);
  set('Items', 4);
  screen.getByText(/^332 px hold 5 columns/);
  width.mockReturnValue(331);
  set('Items', 5);
  screen.getByText(/^331 px hold 4 columns/);
});
