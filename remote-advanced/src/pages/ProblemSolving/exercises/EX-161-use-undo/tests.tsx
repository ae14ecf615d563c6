import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { useUndo } from './solution';

const sum = (state: number, change: number) => state + change;
const replace = <State,>(_state: State, next: State) => next;

/** A number that actions add to. */
const counter = (limit?: number) => renderHook(() => useUndo(sum, 0, limit)).result;

/** A value that actions replace. */
const holder = <State,>(initial: State) => renderHook(() => useUndo(replace<State>, initial)).result;

function Counter({ name }: { name: string }) {
  const { state, dispatch, undo, redo, canUndo, canRedo } = useUndo(sum, 0);
  return (
    <fieldset>
      <p>{`${name}: ${state}`}</p>
      <button type="button" onClick={() => dispatch(1)}>
        Add to {name}
      </button>
      <button type="button" disabled={!canUndo} onClick={undo}>
        Undo {name}
      </button>
      <button type="button" disabled={!canRedo} onClick={redo}>
        Redo {name}
      </button>
    </fieldset>
  );
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a change', () => {
  test('is made by the reducer, from the initial state on', () => {
    const result = counter();
    expect(result.current).toMatchObject({ state: 0, canUndo: false, canRedo: false });
    act(() => result.current.dispatch(5));
    expect(result.current).toMatchObject({ state: 5, canUndo: true, canRedo: false });
    act(() => result.current.dispatch(2));
    expect(result.current).toMatchObject({ state: 7, canUndo: true, canRedo: false });
  });

  test('drops what could be redone', () => {
    const result = counter();
    act(() => result.current.dispatch(1));
    act(() => result.current.dispatch(10));
    act(() => result.current.undo());
    act(() => result.current.dispatch(100));
    expect(result.current).toMatchObject({ state: 101, canRedo: false });
    act(() => result.current.redo());
    expect(result.current.state).toBe(101);
    act(() => result.current.undo());
    expect(result.current.state).toBe(1);
  });

  test.each([
    ['the same object', { a: 1 }],
    ['NaN', Number.NaN],
  ])('to %s is not a change: there is no step, and what can be redone stays', (_what, value) => {
    const result = holder<unknown>(value);
    act(() => result.current.dispatch(value));
    expect(result.current.canUndo).toBe(false);
    act(() => result.current.dispatch('next'));
    act(() => result.current.undo());
    act(() => result.current.dispatch(value));
    expect(result.current.canRedo).toBe(true);
  });

  test('is made by the reducer of the latest render', () => {
    const { result, rerender } = renderHook(
      ({ factor }) => useUndo((state: number, by: number) => state + factor * by, 0),
      {
        initialProps: { factor: 1 },
      },
    );
    const { dispatch } = result.current;
    act(() => dispatch(1));
    rerender({ factor: 10 });
    act(() => dispatch(1));
    expect(result.current.state).toBe(11);
  });
});

describe('undo and redo', () => {
  test('go back and forward step by step', () => {
    const result = counter();
    for (const change of [1, 10, 100]) act(() => result.current.dispatch(change));
    const back = [1, 2, 3].map(() => {
      act(() => result.current.undo());
      return result.current.state;
    });
    expect(back).toEqual([11, 1, 0]);
    expect(result.current).toMatchObject({ canUndo: false, canRedo: true });
    const forward = [1, 2, 3].map(() => {
      act(() => result.current.redo());
      return result.current.state;
    });
    expect(forward).toEqual([1, 11, 111]);
    expect(result.current).toMatchObject({ canUndo: true, canRedo: false });
  });

  test('do nothing without a step', () => {
    const result = counter();
    act(() => result.current.undo());
    act(() => result.current.redo());
    expect(result.current).toMatchObject({ state: 0, canUndo: false, canRedo: false });
    act(() => result.current.dispatch(1));
    act(() => result.current.redo());
    expect(result.current).toMatchObject({ state: 1, canUndo: true, canRedo: false });
  });

  test('bring the very same states back, without the reducer', () => {
    const [first, second] = [{ a: 1 }, { a: 2 }];
    const reducer = vi.fn(replace<object>);
    const { result } = renderHook(() => useUndo(reducer, first));
    act(() => result.current.dispatch(second));
    reducer.mockClear();
    act(() => result.current.undo());
    expect(result.current.state).toBe(first);
    act(() => result.current.redo());
    expect(result.current.state).toBe(second);
    expect(reducer).not.toHaveBeenCalled();
  });

  test('can follow each other in one event', () => {
    const result = counter();
    act(() => {
      const { dispatch, undo, redo } = result.current;
      dispatch(1);
      dispatch(10);
      dispatch(100);
      undo();
      undo();
      redo();
    });
    expect(result.current).toMatchObject({ state: 11, canUndo: true, canRedo: true });
  });

  test('work as event handlers, in Strict Mode, each hook with its own history', async () => {
    render(
      <>
        <Counter name="A" />
        <Counter name="B" />
      </>,
      { wrapper: StrictMode },
    );
    await click('Add to A');
    await click('Add to A');
    await click('Add to B');
    await click('Undo A');
    expect(screen.getAllByRole('paragraph').map((p) => p.textContent)).toEqual(['A: 1', 'B: 1']);
    await click('Redo A');
    await click('Undo B');
    expect(screen.getAllByRole('paragraph').map((p) => p.textContent)).toEqual(['A: 2', 'B: 0']);
  });
});

describe('the limit', () => {
  /** Makes ten changes, and undoes as often as there is a step. */
  const undoAll = (limit?: number) => {
    const result = counter(limit);
    for (let n = 1; n <= 10; n += 1) act(() => result.current.dispatch(1));
    let undone = 0;
    for (; result.current.canUndo && undone < 20; undone += 1) act(() => result.current.undo());
    return { result, undone };
  };

  test.each([[1], [3], [10]])('of %i keeps the latest steps', (limit) => {
    const { result, undone } = undoAll(limit);
    expect(undone).toBe(limit);
    expect(result.current.state).toBe(10 - limit);
  });

  test('of 0 allows no undo', () => {
    expect(undoAll(0).undone).toBe(0);
  });

  test('may be Infinity', () => {
    expect(undoAll(Number.POSITIVE_INFINITY).undone).toBe(10);
  });

  test('is 100 by default', () => {
    const result = counter();
    act(() => {
      for (let n = 1; n <= 150; n += 1) result.current.dispatch(1);
      for (let n = 1; n <= 150; n += 1) result.current.undo();
    });
    expect(result.current).toMatchObject({ state: 50, canUndo: false, canRedo: true });
  });

  test('does not limit what can be redone', () => {
    const { result } = undoAll(3);
    act(() => {
      for (let n = 1; n <= 3; n += 1) result.current.redo();
    });
    expect(result.current).toMatchObject({ state: 10, canRedo: false });
  });
});

describe('the hook', () => {
  test.each([[undefined], [null], [0], ['']])('treats %j as a state like any other', (empty) => {
    const result = holder<unknown>(empty);
    act(() => result.current.dispatch('full'));
    act(() => result.current.undo());
    expect(result.current).toMatchObject({ state: empty, canUndo: false, canRedo: true });
    act(() => result.current.redo());
    act(() => result.current.dispatch(empty));
    act(() => result.current.undo());
    act(() => result.current.redo());
    expect(result.current.state).toBe(empty);
  });

  test('never calls a function that is a state or an action', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const result = holder(first);
    act(() => result.current.dispatch(second));
    expect(result.current.state).toBe(second);
    act(() => result.current.undo());
    expect(result.current.state).toBe(first);
    expect(first).not.toHaveBeenCalled();
    expect(second).not.toHaveBeenCalled();
  });

  test('keeps its state when it is given another initial one', () => {
    const { result, rerender } = renderHook(({ initial }) => useUndo(sum, initial), { initialProps: { initial: 1 } });
    act(() => result.current.dispatch(1));
    rerender({ initial: 50 });
    expect(result.current.state).toBe(2);
    act(() => result.current.undo());
    expect(result.current.state).toBe(1);
  });

  test('returns the same functions in each render', () => {
    const result = counter();
    const { dispatch, undo, redo } = result.current;
    act(() => dispatch(1));
    act(() => undo());
    expect(result.current.dispatch).toBe(dispatch);
    expect(result.current.undo).toBe(undo);
    expect(result.current.redo).toBe(redo);
  });
});
