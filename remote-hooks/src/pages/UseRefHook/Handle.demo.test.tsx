import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import Handle from './Handle.demo.tsx';

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('lets the parent empty the field and put the focus into it', async () => {
  render(<Handle />);
  await userEvent.type(box(), '1234');
  await press('Start over');
  expect(box().value).toBe('');
  expect(document.activeElement).toBe(box());
});

it('gives the parent these two actions and not the element', async () => {
  render(<Handle />);
  await press('What does the parent hold?');
  expect(screen.getByRole('status').textContent).toBe('A handle with: focus, clear');
});
