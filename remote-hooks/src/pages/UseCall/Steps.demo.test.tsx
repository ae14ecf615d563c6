import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import Steps from './Steps.demo.tsx';

const field = (name: string) => screen.getByRole('textbox', { name });
const next = () => userEvent.click(screen.getByRole('button', { name: 'Next step' }));

it('lets the parent send the reader to the first empty field', async () => {
  render(<Steps />);
  await next();
  expect(document.activeElement).toBe(field('Street'));
  await userEvent.type(field('Street'), 'Mill Lane');
  await next();
  expect(document.activeElement).toBe(field('Town'));
  screen.getByText('The parent sent you to the first empty field.');
});

it('takes blank text for empty', async () => {
  render(<Steps />);
  await userEvent.type(field('Street'), ' ');
  await next();
  expect(document.activeElement).toBe(field('Street'));
});

it('leaves the focus alone when nothing is empty', async () => {
  render(<Steps />);
  await userEvent.type(field('Street'), 'Mill Lane');
  await userEvent.type(field('Town'), 'York');
  await next();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next step' }));
  screen.getByText('The step is complete.');
});
