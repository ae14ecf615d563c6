import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import UseId from './UseId.demo.tsx';

it('connects each label and hint with its own box', () => {
  render(<UseId />);
  const boxes = [screen.getByLabelText('Password'), screen.getByLabelText('Password again')];
  expect(new Set(boxes.map(({ id }) => id)).size).toBe(2);
  for (const box of boxes) {
    const hint = document.getElementById(box.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe('12 characters or more.');
  }
});
