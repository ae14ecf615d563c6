import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import UseInsertionEffect from './UseInsertionEffect.demo.tsx';

const rules = () =>
  document.adoptedStyleSheets.flatMap((sheet) =>
    [...sheet.cssRules].map(({ cssText }) => cssText.replace(/\s+/g, ' ')),
  );

it('has one rule at a time, and none when it is gone', async () => {
  const { unmount } = render(<UseInsertionEffect />);
  expect(rules()).toEqual(['.insertion-example { color: var(--accent); }']);
  await userEvent.selectOptions(screen.getByLabelText('Colour'), 'bad');
  expect(rules()).toEqual(['.insertion-example { color: var(--bad); }']);
  unmount();
  expect(rules()).toEqual([]);
});
