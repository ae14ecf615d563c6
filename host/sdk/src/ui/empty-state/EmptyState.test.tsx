import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmptyState } from './EmptyState.tsx';

it('shows what is missing, why, and what to do', () => {
  render(
    <EmptyState title="No tasks added" action={<button type="button">Add a task</button>}>
      What you add stays in this browser.
    </EmptyState>,
  );
  screen.getByText('No tasks added');
  screen.getByText('What you add stays in this browser.');
  screen.getByRole('button', { name: 'Add a task' });
});

it('is enough with a title', () => {
  const { container } = render(<EmptyState title="No data fetched" />);
  expect(container.textContent).toBe('No data fetched');
  expect(container.querySelectorAll('div')).toHaveLength(1);
});
