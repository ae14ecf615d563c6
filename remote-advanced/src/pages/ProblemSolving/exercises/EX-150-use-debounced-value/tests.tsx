import { act, render, renderHook, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useDebouncedValue } from './solution';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A component that uses the hook: what it returned last, and how to give it another value. */
function follow<Value>(first: Value, wait = 300) {
  const { result, rerender, unmount } = renderHook((props) => useDebouncedValue(props.value, props.wait), {
    initialProps: { value: first, wait },
  });
  const change = (value: Value, newWait = wait) => rerender({ value, wait: newWait });
  return { result, change, unmount };
}

function Two({ left, right }: { left: string; right: string }) {
  return <p>{`${useDebouncedValue(left, 100)} ${useDebouncedValue(right, 300)}`}</p>;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe('the value', () => {
  test('is there at once in the first render', () => {
    const seen: string[] = [];
    renderHook(() => seen.push(useDebouncedValue('a', 300)));
    expect(seen[0]).toBe('a');
  });

  test('follows a change when the wait is over, and not earlier', () => {
    const { result, change } = follow('a');
    change('b');
    expect(result.current).toBe('a');
    pass(299);
    expect(result.current).toBe('a');
    pass(1);
    expect(result.current).toBe('b');
  });

  test('follows a second change in the same way', () => {
    const { result, change } = follow(1, 50);
    change(2);
    pass(50);
    change(3);
    pass(49);
    expect(result.current).toBe(2);
    pass(1);
    expect(result.current).toBe(3);
  });

  test('may be a function, which is never called', () => {
    const [first, second] = [vi.fn(() => 'first'), vi.fn(() => 'second')];
    const { result, change } = follow(first);
    expect(result.current).toBe(first);
    change(second);
    pass(300);
    expect(result.current).toBe(second);
    expect(first).not.toHaveBeenCalled();
    expect(second).not.toHaveBeenCalled();
  });

  test.each([[undefined], [null], [0], [''], [Number.NaN]])('may be %s', (empty) => {
    const { result, change } = follow<unknown>('full');
    change(empty);
    pass(300);
    expect(result.current).toBe(empty);
  });
});

describe('a burst of changes', () => {
  test('waits from the last one, and shows nothing in between', () => {
    const { result, change } = follow('');
    for (const value of ['r', 're', 'rea', 'reac', 'react']) {
      change(value);
      pass(200);
      expect(result.current).toBe('');
    }
    pass(100);
    expect(result.current).toBe('react');
  });

  test('that ends where it began changes nothing', () => {
    const { result, change } = follow('a');
    change('b');
    pass(200);
    change('a');
    pass(1000);
    expect(result.current).toBe('a');
  });
});

describe('the wait', () => {
  test('continues when the component renders again with the same value', () => {
    const { result, change } = follow(Number.NaN);
    change(1);
    pass(200);
    change(1);
    pass(100);
    expect(result.current).toBe(1);
  });

  test('begins again, with the new length, when the length changes', () => {
    const { result, change } = follow('a', 300);
    change('b', 300);
    pass(200);
    change('b', 500);
    pass(499);
    expect(result.current).toBe('a');
    pass(1);
    expect(result.current).toBe('b');
  });

  test('belongs to one call of the hook', () => {
    const { rerender } = render(<Two left="a" right="b" />);
    rerender(<Two left="c" right="d" />);
    pass(100);
    expect(screen.getByRole('paragraph').textContent).toBe('c b');
    pass(200);
    expect(screen.getByRole('paragraph').textContent).toBe('c d');
  });

  test('leaves no timer when the component is gone', () => {
    const { change, unmount } = follow('a');
    change('b');
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('works in Strict Mode', () => {
    const { result, rerender } = renderHook(({ value }) => useDebouncedValue(value, 300), {
      initialProps: { value: 'a' },
      wrapper: StrictMode,
    });
    rerender({ value: 'b' });
    pass(299);
    expect(result.current).toBe('a');
    pass(1);
    expect(result.current).toBe('b');
  });
});
