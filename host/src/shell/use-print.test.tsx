import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePrint } from './use-print.ts';

function Page() {
  usePrint();
  return (
    <main>
      <details aria-label="Open" open />
      <details aria-label="Folded" />
      <div className="topics">
        <details aria-label="A topic" />
      </div>
    </main>
  );
}

const open = () =>
  screen
    .getAllByRole('group')
    .filter((group) => group.hasAttribute('open'))
    .map((group) => group.getAttribute('aria-label'));

const setSupport = (supports: boolean) => vi.stubGlobal('CSS', { supports: () => supports });

afterEach(() => vi.unstubAllGlobals());

it('opens what is folded for the print, but no index of topics, and folds it again', () => {
  setSupport(false);
  render(<Page />);
  dispatchEvent(new Event('beforeprint'));
  expect(open()).toEqual(['Open', 'Folded']);
  dispatchEvent(new Event('afterprint'));
  expect(open()).toEqual(['Open']);
});

it('leaves it to the styles where they can open it', () => {
  setSupport(true);
  render(<Page />);
  dispatchEvent(new Event('beforeprint'));
  expect(open()).toEqual(['Open']);
});
