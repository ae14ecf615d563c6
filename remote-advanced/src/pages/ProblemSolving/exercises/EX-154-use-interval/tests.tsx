import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useInterval } from './solution';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

/** A component that uses the hook, and how to give it another callback or another delay. */
function tick(callback: () => void, delay: number | null) {
  const { rerender, unmount } = renderHook((props) => useInterval(props.callback, props.delay), {
    initialProps: { callback, delay },
  });
  const change = (changed: { callback?: () => void; delay?: number | null }) =>
    rerender({ callback, delay, ...changed });
  return { change, unmount };
}

function Counter({ step }: { step: number }) {
  const [count, setCount] = useState(0);
  const [isRunning, setRunning] = useState(true);
  useInterval(() => setCount(count + step), isRunning ? 1000 : null);
  return (
    <button type="button" onClick={() => setRunning(!isRunning)}>
      {count}
    </button>
  );
}

function Two({ left, right }: { left: () => void; right: () => void }) {
  useInterval(left, 100);
  useInterval(right, 250);
  return null;
}

describe('the interval', () => {
  test('makes its first call after the delay, and then one after each delay', () => {
    const callback = vi.fn();
    tick(callback, 100);
    expect(callback).not.toHaveBeenCalled();
    pass(99);
    expect(callback).not.toHaveBeenCalled();
    pass(1);
    expect(callback).toHaveBeenCalledTimes(1);
    pass(100);
    expect(callback).toHaveBeenCalledTimes(2);
    pass(1000);
    expect(callback).toHaveBeenCalledTimes(12);
  });

  test('calls without arguments', () => {
    const callback = vi.fn();
    tick(callback, 100);
    pass(100);
    expect(callback.mock.calls).toEqual([[]]);
  });

  test('may have a delay of 0, which is not a pause', () => {
    tick(() => {}, 0);
    expect(vi.getTimerCount()).toBeGreaterThan(0);
  });

  test('continues after a callback has thrown', () => {
    const callback = vi.fn();
    callback.mockImplementationOnce(() => {
      throw new Error('in the callback');
    });
    tick(callback, 100);
    expect(() => pass(100)).toThrow('in the callback');
    pass(200);
    expect(callback).toHaveBeenCalledTimes(3);
  });

  test('belongs to one call of the hook', () => {
    const [left, right] = [vi.fn(), vi.fn()];
    render(<Two left={left} right={right} />);
    pass(500);
    expect(left).toHaveBeenCalledTimes(5);
    expect(right).toHaveBeenCalledTimes(2);
  });

  test('runs once in Strict Mode', () => {
    const callback = vi.fn();
    renderHook(() => useInterval(callback, 100), { wrapper: StrictMode });
    pass(200);
    expect(callback).toHaveBeenCalledTimes(2);
  });

  test('leaves no timer when the component has unmounted', () => {
    const callback = vi.fn();
    const { unmount } = tick(callback, 100);
    pass(100);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the callback', () => {
  test('sees the state and the props of the latest render', () => {
    const { rerender } = render(<Counter step={1} />);
    const button = screen.getByRole('button');
    for (const count of ['1', '2', '3']) {
      pass(1000);
      expect(button.textContent).toBe(count);
    }
    rerender(<Counter step={10} />);
    pass(1000);
    expect(button.textContent).toBe('13');
  });

  test('is that of the latest render, and the earlier one is not called again', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const { change } = tick(first, 100);
    pass(100);
    change({ callback: second });
    pass(100);
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledTimes(1);
  });

  test('may be new in each render, however often that is, without another wait', () => {
    const callback = vi.fn();
    const { change } = tick(callback, 100);
    for (let round = 0; round < 10; round += 1) {
      pass(30);
      change({ callback: () => callback() });
    }
    expect(callback).toHaveBeenCalledTimes(3);
  });
});

describe('the delay', () => {
  test('null makes no call and leaves no timer', () => {
    const callback = vi.fn();
    tick(callback, null);
    expect(vi.getTimerCount()).toBe(0);
    pass(10_000);
    expect(callback).not.toHaveBeenCalled();
  });

  test('null pauses, and a number waits from the start', () => {
    const callback = vi.fn();
    const { change } = tick(callback, 100);
    pass(190);
    change({ delay: null });
    expect(vi.getTimerCount()).toBe(0);
    pass(1000);
    expect(callback).toHaveBeenCalledTimes(1);
    change({ delay: 100 });
    pass(99);
    expect(callback).toHaveBeenCalledTimes(1);
    pass(1);
    expect(callback).toHaveBeenCalledTimes(2);
  });

  test('begins a new wait when it changes', () => {
    const callback = vi.fn();
    const { change } = tick(callback, 100);
    pass(90);
    change({ delay: 300 });
    pass(299);
    expect(callback).not.toHaveBeenCalled();
    pass(1);
    expect(callback).toHaveBeenCalledTimes(1);
    change({ delay: 50 });
    pass(100);
    expect(callback).toHaveBeenCalledTimes(3);
  });

  test('lets the component pause and continue', () => {
    render(<Counter step={1} />);
    const button = screen.getByRole('button');
    pass(1000);
    fireEvent.click(button);
    pass(5000);
    expect(button.textContent).toBe('1');
    fireEvent.click(button);
    pass(1000);
    expect(button.textContent).toBe('2');
  });
});
