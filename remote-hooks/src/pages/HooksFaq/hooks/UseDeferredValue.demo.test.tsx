import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import UseDeferredValue from './UseDeferredValue.demo.tsx';

it('follows the box to its last value', async () => {
  render(<UseDeferredValue />);
  const box = screen.getByLabelText('Digits');
  await userEvent.clear(box);
  await userEvent.type(box, '13993');
  await screen.findByText(/^3 multiples of 7 contain “13993”: 13993, 139930, 139937$/);
  screen.getByText('The list is up to date.');
});

it('is up to date when it begins, on the server too', () => {
  const html = renderToString(<UseDeferredValue />).replaceAll('<!-- -->', '');
  expect(html).toContain('The list is up to date.');
  expect(html).toContain('5 multiples of 7 contain “2026”');
});
