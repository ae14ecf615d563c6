import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useEffect, useRef, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { type ControllableOptions, type SetValue, useControllableState } from './solution';

/** A component that uses the hook: its value, how it sets one, and how its parent gives it other options. */
function use<Value>(options: ControllableOptions<Value>) {
  const { result, rerender } = renderHook((props: ControllableOptions<Value>) => useControllableState(props), {
    initialProps: options,
  });
  return {
    value: () => result.current[0],
    setter: () => result.current[1],
    set: (...all: Parameters<SetValue<Value>>[0][]) =>
      act(() => {
        for (const next of all) result.current[1](next);
      }),
    update: (changed: Partial<ControllableOptions<Value>>) => rerender({ ...options, ...changed }),
  };
}

const addOne = (count: number) => count + 1;

interface StepperProps {
  value?: number;
  onChange?: (value: number) => void;
}

function Stepper({ value, onChange }: StepperProps) {
  const [count, setCount] = useControllableState({ value, defaultValue: 0, onChange });
  const addTwo = () => {
    setCount(addOne);
    setCount(addOne);
  };
  return (
    <button type="button" onClick={addTwo}>
      {count}
    </button>
  );
}

/** Keeps the value of the stepper, if that is at most `max`. */
function Parent({ max, onChange }: { max: number; onChange?: (value: number) => void }) {
  const [count, setCount] = useState(0);
  const take = (next: number) => {
    onChange?.(next);
    if (next <= max) setCount(next);
  };
  return <Stepper value={count} onChange={take} />;
}

/** Adds one in an effect, when the value is 5; not twice, so that no wrong solution ends in a loop. */
function Adder({ count, setCount }: { count: number; setCount: SetValue<number> }) {
  const hasAdded = useRef(false);
  useEffect(() => {
    if (count !== 5 || hasAdded.current) return;
    hasAdded.current = true;
    setCount(addOne);
  }, [count, setCount]);
  return null;
}

function ParentOfAdder({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const [count, setCount] = useControllableState({ value, defaultValue: 0, onChange });
  return <Adder count={count} setCount={setCount} />;
}

const button = () => screen.getByRole('button');

describe('uncontrolled', () => {
  test('begins with the default, and keeps what is set', () => {
    const { value, set } = use({ defaultValue: 'a' });
    expect(value()).toBe('a');
    set('b');
    expect(value()).toBe('b');
  });

  test('ignores a later default', () => {
    const { value, update } = use({ defaultValue: 'a' });
    update({ defaultValue: 'b' });
    expect(value()).toBe('a');
  });

  test('reports each change once', () => {
    const onChange = vi.fn();
    const { set } = use({ defaultValue: 'a', onChange });
    expect(onChange).not.toHaveBeenCalled();
    set('b');
    set('c');
    expect(onChange.mock.calls).toEqual([['b'], ['c']]);
  });

  test('computes a value from the one before, even twice in one handler', async () => {
    const onChange = vi.fn();
    render(<Stepper onChange={onChange} />);
    await userEvent.click(button());
    expect(button().textContent).toBe('2');
    expect(onChange.mock.calls).toEqual([[1], [2]]);
    await userEvent.click(button());
    expect(button().textContent).toBe('4');
  });

  test.each([[null], [0], [''], [false]])('may be set to %j', (empty) => {
    const onChange = vi.fn();
    const { value, set } = use<unknown>({ defaultValue: 'full', onChange });
    set(empty);
    expect(value()).toBe(empty);
    expect(onChange.mock.calls).toEqual([[empty]]);
  });

  test('has changed although onChange throws, and the error reaches the caller', () => {
    const onChange = () => {
      throw new Error('in onChange');
    };
    const { value, setter } = use({ defaultValue: 'a', onChange });
    act(() => expect(() => setter()('b')).toThrow('in onChange'));
    expect(value()).toBe('b');
  });
});

describe('controlled', () => {
  test('shows the value of the parent, and no default', () => {
    const { value, update } = use({ value: 'a', defaultValue: 'z' });
    expect(value()).toBe('a');
    update({ value: 'b' });
    expect(value()).toBe('b');
  });

  test.each([[null], [0], [''], [false]])('is what it is with %j', (empty) => {
    const { value, set } = use<unknown>({ value: empty, defaultValue: 'full' });
    expect(value()).toBe(empty);
    set('own');
    expect(value()).toBe(empty);
  });

  test('asks the parent, and does not change by itself', () => {
    const onChange = vi.fn();
    const { value, set } = use({ value: 'a', defaultValue: 'z', onChange });
    set('b');
    expect(onChange.mock.calls).toEqual([['b']]);
    expect(value()).toBe('a');
  });

  test('follows the parent in one handler with two updates', async () => {
    const onChange = vi.fn();
    render(<Parent max={10} onChange={onChange} />);
    await userEvent.click(button());
    expect(button().textContent).toBe('2');
    expect(onChange.mock.calls).toEqual([[1], [2]]);
    await userEvent.click(button());
    expect(button().textContent).toBe('4');
  });

  test('continues from what is shown after the parent has refused', () => {
    const onChange = vi.fn();
    const { set } = use({ value: 0, defaultValue: 0, onChange });
    set(addOne);
    set(1);
    set(addOne);
    expect(onChange.mock.calls).toEqual([[1], [1], [1]]);
  });

  test('continues from what the parent has made of it', async () => {
    const onChange = vi.fn();
    render(<Parent max={1} onChange={onChange} />);
    await userEvent.click(button());
    await userEvent.click(button());
    expect(button().textContent).toBe('1');
    expect(onChange.mock.calls).toEqual([[1], [2], [2], [3]]);
  });

  test('has the new value of the parent in the effect of a child', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const { rerender } = render(<ParentOfAdder value={0} onChange={first} />);
    rerender(<ParentOfAdder value={5} onChange={second} />);
    expect(first).not.toHaveBeenCalled();
    expect(second.mock.calls).toEqual([[6]]);
  });

  test('does not report what the parent changes', () => {
    const onChange = vi.fn();
    const { update } = use({ value: 'a', defaultValue: 'z', onChange });
    update({ value: 'b' });
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe.each([
  ['uncontrolled', undefined],
  ['controlled', 5],
])('%s, onChange', (_which, value) => {
  test('is not called without a change', () => {
    const onChange = vi.fn();
    const { set } = use({ value, defaultValue: 5, onChange });
    set(5);
    set((old) => old);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('treats NaN as the same value', () => {
    const onChange = vi.fn();
    const { set } = use({ value: value && Number.NaN, defaultValue: Number.NaN, onChange });
    set(Number.NaN);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('is called before the setter returns', () => {
    const log: unknown[] = [];
    const { setter } = use({ value, defaultValue: 5, onChange: (next) => log.push(next) });
    act(() => {
      setter()(6);
      log.push('returned');
    });
    expect(log).toEqual([6, 'returned']);
  });

  test('is that of the latest render', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const { set, update } = use({ value, defaultValue: 5, onChange: first });
    update({ onChange: second });
    set(6);
    expect(first).not.toHaveBeenCalled();
    expect(second.mock.calls).toEqual([[6]]);
  });

  test('is called once in Strict Mode, as the updater is', () => {
    const onChange = vi.fn();
    const update = vi.fn(addOne);
    const { result } = renderHook(() => useControllableState({ value, defaultValue: 5, onChange }), {
      wrapper: StrictMode,
    });
    act(() => result.current[1](update));
    expect(onChange.mock.calls).toEqual([[6]]);
    expect(update).toHaveBeenCalledTimes(1);
  });

  test('may be missing', () => {
    const { set } = use({ value, defaultValue: 5 });
    expect(() => set(6)).not.toThrow();
  });

  test('may be new without a new setter', () => {
    const { setter, set, update } = use({ value, defaultValue: 5, onChange: () => {} });
    const before = setter();
    update({ onChange: () => {} });
    set(6);
    expect(setter()).toBe(before);
  });
});
