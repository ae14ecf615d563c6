import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DemoBoundary } from './DemoBoundary.tsx';

function Broken({ error }: { error: unknown }): never {
  throw error;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('shows a demo that works and nothing else', () => {
  const { container } = render(
    <DemoBoundary advice="Try again.">
      <p>It works</p>
    </DemoBoundary>,
  );
  expect(container.textContent).toBe('It works');
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  [new TypeError('x is not a function'), 'TypeError: x is not a function'],
  ['a plain string', 'a plain string'],
  [undefined, 'no reason given'],
  [null, 'no reason given'],
  [Object.create(null), 'no readable reason'],
])('keeps an error inside, shows what was thrown and how to go on (%#)', (error, text) => {
  render(
    <>
      <p>The prose around it</p>
      <DemoBoundary advice="Try again.">
        <Broken error={error} />
      </DemoBoundary>
    </>,
  );
  screen.getByText('The prose around it');
  expect(screen.getByRole('alert').textContent).toBe(`The demo stopped with an error: ${text}. Try again.`);
});
