import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import ContrastChecker from './ContrastChecker.demo.tsx';

const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), { target: { value } });
const ratio = () => screen.getByText(/^Contrast/).textContent;
const verdicts = (what: RegExp) =>
  [...screen.getByRole('row', { name: what }).children].slice(1).map((cell) => cell.textContent);

beforeEach(() => {
  render(<ContrastChecker />);
  enter('Background', '#fff');
});

it('tells the ratio and what it is enough for', () => {
  enter('Text', '#767676');
  expect(ratio()).toBe('Contrast 4.54 : 1');
  expect(verdicts(/^Text/)).toEqual(['4.5: pass', '7: fail']);
  expect(verdicts(/^Large/)).toEqual(['3: pass', '4.5: pass']);
  expect(verdicts(/^Borders/)).toEqual(['3: pass', 'no rule']);
});

it('never rounds up to a pass: 4.48 fails', () => {
  enter('Text', '#777');
  expect(ratio()).toBe('Contrast 4.47 : 1');
  expect(verdicts(/^Text/)[0]).toBe('4.5: fail');
});

it('reads oklch and says what a screen cannot show', () => {
  enter('Text', 'oklch(0.7 0.35 150)');
  screen.getByText(/outside of sRGB/);
  enter('Text', 'oklch(0 0 0)');
  expect(ratio()).toBe('Contrast 21.00 : 1');
});

/** A button with `disabled` would lose the focus. */
const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

it('repairs a text level by level, until there is nothing left to repair', async () => {
  enter('Text', '#f00');
  await userEvent.click(screen.getByRole('button', { name: 'Make the text pass 4.5' }));
  expect(verdicts(/^Text/)).toEqual(['4.5: pass', '7: fail']);
  await userEvent.click(screen.getByRole('button', { name: 'Make the text pass 7' }));
  expect(verdicts(/^Text/)).toEqual(['4.5: pass', '7: pass']);
  expect(isOff(screen.getByRole('button'))).toBe(true);
});

it('offers no repair where there is none', () => {
  enter('Background', '#777');
  enter('Text', '#000');
  expect(isOff(screen.getByRole('button', { name: 'Make the text pass 7' }))).toBe(true);
});

it('says so when it cannot read a colour', () => {
  enter('Text', 'reddish');
  expect(screen.getByRole('textbox', { name: /^Text/ }).getAttribute('aria-invalid')).toBe('true');
  expect(ratio()).toBe('Contrast cannot be told');
});
