import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Skeleton } from './Skeleton.tsx';

it('says what is on its way, and holds room for as many lines as it is told', () => {
  render(<Skeleton label="Loading the users…" lines={4} />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('Loading the users…');
  expect(status.querySelectorAll('[aria-hidden="true"]')).toHaveLength(4);
});
