import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stickyProblems } from './sticky-problems.ts';

/** Heights by `data-name`; the DOM of these tests has no layout. */
let heights: Record<string, number>;

beforeEach(() => {
  heights = { page: 200, row: 200, column: 200, box: 40 };
  const height = function (this: HTMLElement) {
    return heights[this.dataset.name ?? ''] ?? 0;
  };
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(height);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(height);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.dataset.name === 'page' ? 1000 : height.call(this);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function problems(styles: Record<string, string> = {}) {
  document.body.innerHTML = ['page', 'row', 'column', 'box'].map((name) => `<div data-name="${name}">`).join('');
  const all = { page: 'overflow: auto', box: 'position: sticky; top: 0px', ...styles };
  for (const [name, css] of Object.entries(all)) {
    const element = document.querySelector<HTMLElement>(`[data-name="${name}"]`);
    if (element) element.style.cssText = css;
  }
  const box = document.querySelector<HTMLElement>('[data-name="box"]');
  return box ? stickyProblems(box) : [];
}

it('finds nothing where nothing is wrong', () => {
  expect(problems()).toEqual([]);
});

it('finds another position', () => {
  expect(problems({ box: 'position: relative; top: 0px' })).toEqual(['position is relative, not sticky.']);
});

it('finds a missing inset', () => {
  expect(problems({ box: 'position: sticky' })).toEqual([expect.stringContaining('are all auto')]);
});

it('finds an ancestor that clips without scrolling, and leaves clip alone', () => {
  expect(problems({ row: 'overflow: hidden' })).toEqual([
    'It holds on to row, which has overflow: hidden and does not scroll.',
  ]);
  expect(problems({ row: 'overflow: clip' })).toEqual([]);
});

it('finds a parent without room', () => {
  heights.column = 40;
  expect(problems()).toEqual([expect.stringContaining('Its parent, column, is no taller')]);
});
