import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import LogicalProperties from './LogicalProperties.demo.tsx';

const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const rule = (what: string) => screen.getByRole('row', { name: new RegExp(`^${what}`) }).children[1]?.textContent;

beforeEach(() => {
  render(<LogicalProperties />);
});

it.each([
  ['horizontal-tb', 'ltr', 'left', 'top', 'width'],
  ['horizontal-tb', 'rtl', 'right', 'top', 'width'],
  ['vertical-rl', 'ltr', 'top', 'right', 'height'],
  ['vertical-rl', 'rtl', 'bottom', 'right', 'height'],
  ['vertical-lr', 'ltr', 'top', 'left', 'height'],
])('%s, %s: inline start is %s, block start is %s', async (mode, direction, inlineStart, blockStart, inlineSize) => {
  await choose(mode);
  await choose(direction);
  expect(rule('border-inline-start')).toBe(inlineStart);
  expect(rule('border-block-start')).toBe(blockStart);
  expect(rule('inline-size')).toBe(inlineSize);
  expect(screen.getByText(/thick border/).style.cssText).toBe(`writing-mode: ${mode}; direction: ${direction};`);
});
