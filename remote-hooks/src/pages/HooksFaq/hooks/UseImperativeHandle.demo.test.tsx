import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import UseImperativeHandle from './UseImperativeHandle.demo.tsx';

const box = () => screen.getByLabelText<HTMLInputElement>('Search');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('lets the parent focus and clear the box', async () => {
  render(<UseImperativeHandle />);
  await press('Focus');
  expect(document.activeElement).toBe(box());
  expect(box().value).toBe('hooks');
  await press('Clear');
  expect(box().value).toBe('');
});
