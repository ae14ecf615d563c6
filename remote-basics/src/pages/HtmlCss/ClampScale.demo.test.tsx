import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import ClampScale from './ClampScale.demo.tsx';

const set = (name: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value } });
const step = (name: string) => {
  const row = within(screen.getByRole('list')).getByText(new RegExp(`^${name},`));
  const sample = row.parentElement?.querySelector<HTMLElement>('span');
  return [row.textContent, Number.parseFloat(sample?.style.fontSize ?? '').toFixed(1)];
};

beforeEach(() => {
  render(<ClampScale />);
});

it('shows each step at the size that its clamp has at the viewport', () => {
  set('Viewport', 320);
  expect(step('body')).toEqual(['body, 16.0 px', '16.0']);
  expect(step('h1')).toEqual(['h1, 27.6 px', '27.6']);
  set('Viewport', 1280);
  expect(step('body')).toEqual(['body, 18.0 px', '18.0']);
  expect(step('h1')).toEqual(['h1, 42.3 px', '42.3']);
});

it('changes nothing beyond both viewports', () => {
  set('Viewport', 1600);
  expect(step('body')[0]).toBe('body, 18.0 px');
});

it('writes the scale as custom properties', () => {
  screen.getByText(/--body: clamp\(1rem, 0.9583rem \+ 0.2083vw, 1.125rem\);/);
});
