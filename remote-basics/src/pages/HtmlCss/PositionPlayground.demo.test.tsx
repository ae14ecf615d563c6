import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import PositionPlayground from './PositionPlayground.demo.tsx';

const choose = (position: string) => userEvent.click(screen.getByRole('radio', { name: position }));
const toggle = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }));
const from = () => screen.getByRole('status').textContent;
const rule = () => screen.getByRole('row', { name: /^top edge/ }).children[1]?.textContent;

beforeEach(() => {
  render(<PositionPlayground />);
  fireEvent.change(screen.getByRole('slider', { name: 'top' }), { target: { value: 30 } });
});

it('static: top has no effect', () => {
  expect([from(), rule()]).toEqual(['nowhere', '0 px']);
});

it('relative: counted from where the box would be', async () => {
  await choose('relative');
  expect([from(), rule()]).toEqual(['its own place', '30 px']);
  expect(screen.getByText('the box').style.cssText).toContain('position: relative; top: 30px');
});

it('absolute: counted from the nearest positioned ancestor', async () => {
  await choose('absolute');
  expect(from()).toBe('frame');
  await toggle(/^parent/);
  expect(from()).toBe('parent');
});

it('fixed: counted from the viewport, unless an ancestor is transformed', async () => {
  await choose('fixed');
  await toggle(/^parent/);
  expect(from()).toBe('viewport');
  await toggle(/^frame/);
  expect(from()).toBe('frame');
});

it('sticky: top is a limit, not a place', async () => {
  await choose('sticky');
  expect(rule()).toBe('at least 30 px, while the parent lasts');
});
