import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import BoxInspector from './BoxInspector.demo.tsx';

const set = (label: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name: label }), { target: { value } });
const byTheRule = (what: string) => screen.getByRole('row', { name: new RegExp(`^${what}`) }).children[1]?.textContent;

beforeEach(() => {
  render(<BoxInspector />);
  set('width', 160);
  set('padding', 20);
  set('border-width', 6);
});

it('content-box: width is the content; padding and border come on top', () => {
  expect(byTheRule('content')).toBe('160 px');
  expect(byTheRule('border box')).toBe('212 px');
});

it('border-box: width is the border box; padding and border take from the content', async () => {
  await userEvent.click(screen.getByRole('radio', { name: 'border-box' }));
  expect(byTheRule('content')).toBe('108 px');
  expect(byTheRule('border box')).toBe('160 px');
});

it('border-box: padding and border that do not fit make the box wider than its width', async () => {
  await userEvent.click(screen.getByRole('radio', { name: 'border-box' }));
  set('width', 40);
  expect(byTheRule('content')).toBe('0 px');
  expect(byTheRule('border box')).toBe('52 px');
});

it('the margin is outside of either', () => {
  set('margin', 10);
  expect(byTheRule('with margin')).toBe('232 px');
});
