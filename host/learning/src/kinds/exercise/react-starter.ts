import type { Starter } from '../../kind.ts';
import { starterText } from '../../starter-front-matter.ts';

const task = `
## Task

Write \`useCounter(initial)\`. State what it returns, edge cases, and what stays the same between two renders.

## Examples

\`\`\`tsx run
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useCounter } from './solution';

function Counter() {
  const { count, increment } = useCounter(1);
  useEffect(() => increment(), [increment]);
  console.log(count);
  return null;
}

createRoot(document.body).render(<Counter />);
\`\`\`
\`\`\`output
1
2
\`\`\`

## Hints

1. A small push.
2. A stronger one.
3. Almost the solution.

## Complexity

O(1) time for each render and each call.

## Second approach

Another way, and when it is the better one.

## Follow-ups

- What changes with the next requirement?
`;

const types = `export interface Counter {
  count: number;
  increment: () => void;
  reset: () => void;
}
`;

const start = `${types}
export function useCounter(initial: number): Counter {
  throw new Error('Not implemented');
}
`;

const solution = `import { useCallback, useState } from 'react';

${types}
export function useCounter(initial: number): Counter {
  const [count, setCount] = useState(initial);
  const increment = useCallback(() => setCount((value) => value + 1), []);
  const reset = useCallback(() => setCount(initial), [initial]);
  return { count, increment, reset };
}
`;

const tests = `import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { useCounter } from './solution';

/** A component with the hook, and how to give it another initial value. */
function start(initial: number) {
  const { result, rerender } = renderHook((value) => useCounter(value), { initialProps: initial, wrapper: StrictMode });
  return { counter: () => result.current, rerender };
}

it.each([0, 5, -1])('begins with %d', (initial) => {
  expect(start(initial).counter().count).toBe(initial);
});

it('adds one', () => {
  const { counter } = start(5);
  act(() => counter().increment());
  expect(counter().count).toBe(6);
});

it('counts two calls before the next render', () => {
  const { counter } = start(0);
  act(() => {
    counter().increment();
    counter().increment();
  });
  expect(counter().count).toBe(2);
});

it('goes back to the initial value', () => {
  const { counter } = start(5);
  act(() => counter().increment());
  act(() => counter().reset());
  expect(counter().count).toBe(5);
});

it('goes back to the latest initial value, and not by itself', () => {
  const { counter, rerender } = start(5);
  rerender(7);
  expect(counter().count).toBe(5);
  act(() => counter().reset());
  expect(counter().count).toBe(7);
});

it('returns the same functions in each render', () => {
  const { counter } = start(0);
  const { increment, reset } = counter();
  act(() => increment());
  expect(counter().increment).toBe(increment);
  expect(counter().reset).toBe(reset);
});

it('belongs to one component', () => {
  const [left, right] = [start(0), start(0)];
  act(() => left.counter().increment());
  expect(right.counter().count).toBe(0);
});
`;

const mutants = `- name: begins-with-zero
  mistake: Ignores the initial value.
  replace: useState(initial)
  with: useState(0)
- name: adds-two
  mistake: Counts by two.
  replace: value + 1
  with: value + 2
- name: loses-a-call
  mistake: Adds to the number of the last render, so the second of two calls is lost.
  replace: "setCount((value) => value + 1), []"
  with: "setCount(count + 1), [count]"
- name: resets-to-zero
  mistake: Goes back to 0.
  replace: setCount(initial)
  with: setCount(0)
- name: keeps-the-first-value
  mistake: Goes back to the initial value of the first render.
  replace: "[initial]"
  with: "[]"
- name: new-function-each-time
  mistake: Returns another function in each render, so effects that depend on it run again.
  replace: "useCallback(() => setCount((value) => value + 1), [])"
  with: "() => setCount((value) => value + 1)"
`;

/** An exercise in React. */
export const reactExerciseStarter: Starter = (data) => ({
  '/task.md': starterText(data, task),
  '/start.tsx': start,
  '/solution.tsx': solution,
  '/tests.tsx': tests,
  '/mutants.yaml': mutants,
});
