import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ErrorPanel } from './ErrorPanel.tsx';

it('is an alert with what happened, why and what to do', () => {
  render(
    <ErrorPanel title="The users could not be loaded." cause={new TypeError('Failed to fetch')}>
      Check the connection, or choose the sample data.
    </ErrorPanel>,
  );
  expect(screen.getByRole('alert').textContent).toBe(
    'The users could not be loaded.Failed to fetchCheck the connection, or choose the sample data.',
  );
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('heading')).toBeNull();
});

it('has a heading where it replaces a part of the page, and further ways out', () => {
  render(<ErrorPanel title="It failed." level={2} actions={<a href="/">Go home</a>} />);
  screen.getByRole('heading', { level: 2, name: 'It failed.' });
  screen.getByRole('link', { name: 'Go home' });
});

it('tries again, and not twice at once', async () => {
  const onRetry = vi.fn();
  const { rerender } = render(<ErrorPanel title="It failed." cause="answered 503" onRetry={onRetry} />);
  screen.getByText('answered 503');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  rerender(<ErrorPanel title="It failed." onRetry={onRetry} busy />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
