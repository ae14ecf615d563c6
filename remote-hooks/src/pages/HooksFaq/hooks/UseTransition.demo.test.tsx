import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import UseTransition from './UseTransition.demo.tsx';

const button = () => screen.getByRole('button');

it('is pending until the answer is there, and the box can be used meanwhile', async () => {
  render(<UseTransition />);
  await act(() => userEvent.click(button()));
  expect(button().textContent).toBe('Saving…');
  expect(screen.getByRole('status').textContent).toBe('Saved: nothing');
  await userEvent.type(screen.getByLabelText('Name'), ' l');
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'ada l');

  await screen.findByText('Saved: ADA');
  expect(button().textContent).toBe('Save');
});
