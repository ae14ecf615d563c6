import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Badge } from './Badge.tsx';

it('shows its word, and has its tone as a class', () => {
  render(
    <>
      <Badge>draft</Badge>
      <Badge tone="good">ONLINE</Badge>
    </>,
  );
  expect(screen.getByText('ONLINE').className).toContain('good');
  expect(screen.getByText('draft').className).not.toContain('good');
});
