import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FirstPrediction } from './FirstPrediction.tsx';
import { orderOutput } from './order-output.ts';

it('compares an answer at once, and opens the output with its reasons', async () => {
  render(<FirstPrediction />);
  const reasons = screen.getByText('Show the output').closest('details');
  if (!reasons) throw new Error('The reasons are in no disclosure.');
  expect(reasons).toHaveProperty('open', false);
  await userEvent.type(screen.getByLabelText('Your prediction'), orderOutput);
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByRole('status').textContent).not.toBe('');
  expect(reasons).toHaveProperty('open', true);
  within(reasons).getByText(/microtask queue/);
});

it('claims no other output than its code prints', async () => {
  const code = readFileSync(join(import.meta.dirname, 'order.js'), 'utf8');
  const printed: string[] = [];
  runInNewContext(code, { setTimeout, console: { log: (text: string) => printed.push(text) } });
  await expect.poll(() => printed.join('\n')).toBe(orderOutput);
});
