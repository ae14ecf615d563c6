import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VisuallyHidden } from './VisuallyHidden.tsx';

it('gives a control a name which is not seen', () => {
  render(
    <button type="button">
      × <VisuallyHidden>Close the gallery</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: '× Close the gallery' })).toBeTruthy();
});
