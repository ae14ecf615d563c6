import { render } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useAwaitedFilter } from './use-awaited-filter.ts';

const { dataset } = document.documentElement;
const isShown = () => dataset.query === undefined;
const frame = () => new Promise(requestAnimationFrame);

function Controls({ isApplied }: { isApplied: boolean }) {
  useAwaitedFilter(isApplied);
  return null;
}

/** As in a page with a filter in its address, which it applies after it is hydrated. */
function Hydrating() {
  const [isApplied, setApplied] = useState(true);
  useLayoutEffect(() => setApplied(false), []);
  return <Controls isApplied={isApplied} />;
}

beforeEach(() => {
  dataset.query = '?q=closure';
});

it('shows the lists a frame after the filter of the address is applied', async () => {
  render(<Controls isApplied />);
  await frame();
  expect(isShown()).toBe(false);
  await vi.waitFor(() => expect(isShown()).toBe(true));
});

it('keeps them hidden until what the filter needs is there, such as the words of the entries', async () => {
  const { rerender } = render(<Controls isApplied={false} />);
  for (let frames = 0; frames < 3; frames++) await frame();
  expect(isShown()).toBe(false);
  rerender(<Controls isApplied />);
  await vi.waitFor(() => expect(isShown()).toBe(true));
});

it('is not misled by the empty filter of a page that hydrates', async () => {
  render(<Hydrating />);
  for (let frames = 0; frames < 3; frames++) await frame();
  expect(isShown()).toBe(false);
});
