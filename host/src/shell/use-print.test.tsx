import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePrint } from './use-print.ts';

function Page() {
  usePrint();
  return (
    <main>
      <details aria-label="Open" open />
      <details aria-label="Folded" />
    </main>
  );
}

const open = () =>
  screen
    .getAllByRole('group')
    .filter((group) => group.hasAttribute('open'))
    .map((group) => group.getAttribute('aria-label'));

it('opens what is folded for the print, and folds it again', () => {
  const { unmount } = render(<Page />);
  dispatchEvent(new Event('beforeprint'));
  expect(open()).toEqual(['Open', 'Folded']);
  dispatchEvent(new Event('afterprint'));
  expect(open()).toEqual(['Open']);
  unmount();
});
