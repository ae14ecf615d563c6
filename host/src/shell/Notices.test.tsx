import { notify } from '@site/sdk/reader-data';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Notices } from './Notices.tsx';

const tell = (...texts: string[]) => act(() => texts.forEach(notify));
const shown = () => screen.getByRole('status').textContent;
const dismiss = () => userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));

it('shows nothing until there is a notice', () => {
  expect(renderToString(<Notices />)).toBe('');
});

it('shows each notice once, one after the other', async () => {
  render(<Notices />);
  tell('First.', 'Second.', 'First.');
  await screen.findByText('First.');
  await dismiss();
  expect(shown()).toBe('Second.');
  await dismiss();
  expect(shown()).toBe('');
  tell('Second.');
  expect(shown()).toBe('');
  tell('Third.');
  expect(shown()).toBe('Third.');
});
