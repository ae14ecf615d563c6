import { notify } from '@site/sdk/reader-data';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Notices } from './Notices.tsx';

const tell = (...texts: string[]) => act(() => void texts.forEach(notify));
const shown = async () => (await screen.findByRole('status')).textContent;
const dismiss = () => userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));

it('shows nothing until there is something to tell', () => {
  expect(renderToString(<Notices />)).toBe('');
});

it('shows each notice once, one after the other, also for those who come later', async () => {
  render(<Notices />);
  tell('First.', 'Second.', 'First.');
  await screen.findByText('First.');
  expect(await shown()).toBe('First.');
  await dismiss();
  expect(await shown()).toBe('Second.');
  await dismiss();
  expect(await shown()).toBe('');
  tell('Second.');
  expect(await shown()).toBe('');
});

it('listens before the effects of other components run, and until it is gone', async () => {
  const { unmount } = render(<Notices />);
  unmount();
  tell('Too late.');
  expect(screen.queryByRole('status')).toBeNull();
});
