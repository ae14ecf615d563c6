import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import AsFound from './Depth.as-found.demo.tsx';
import Corrected from './Depth.corrected.demo.tsx';

const ask = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const line = (start: RegExp) => screen.getByText(start).textContent;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each([
  { variant: 'as found', Depth: AsFound },
  { variant: 'corrected', Depth: Corrected },
])('the depth $variant', ({ Depth }) => {
  it('is shown when the station has answered', async () => {
    render(<Depth />);
    ask(/Bridge/);
    expect(line(/^Answer/)).toBe('Answer ');
    await wait(500);
    expect(line(/^Answer/)).toBe('Answer bridge: 4 meters');
  });
});

describe('a slow question, then a fast one', () => {
  async function provoke() {
    ask(/Harbor/);
    await wait(100);
    ask(/Bridge/);
    await wait(3000);
  }

  it('as found: the late answer to the first one stays', async () => {
    render(<AsFound />);
    await provoke();
    expect(line(/^Asked/)).toBe('Asked for bridge');
    expect(line(/^Answer/)).toBe('Answer harbor: 4 meters');
  });

  it('corrected: the answer fits the question', async () => {
    render(<Corrected />);
    await provoke();
    expect(line(/^Asked/)).toBe('Asked for bridge');
    expect(line(/^Answer/)).toBe('Answer bridge: 4 meters');
  });
});

describe('while the answer is on its way', () => {
  it.each([
    { variant: 'as found', Depth: AsFound, answer: 'Answer bridge: 4 meters' },
    { variant: 'corrected', Depth: Corrected, answer: 'Answer ' },
  ])('the line reads "$answer", $variant', async ({ Depth, answer }) => {
    render(<Depth />);
    ask(/Bridge/);
    await wait(500);
    ask(/Harbor/);
    await wait(100);
    expect(line(/^Answer/)).toBe(answer);
  });
});
