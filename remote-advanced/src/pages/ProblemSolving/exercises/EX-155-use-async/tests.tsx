import { act, renderHook } from '@testing-library/react';
import { StrictMode, useLayoutEffect } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { useAsync } from './solution';

interface Call {
  input: unknown;
  signal: AbortSignal;
  resolve: (data: unknown) => void;
  reject: (error: unknown) => void;
}

/** A function that loads when the test says so, and the calls of it. */
function manual() {
  const calls: Call[] = [];
  const load = (input: unknown, signal: AbortSignal) =>
    new Promise<unknown>((resolve, reject) => calls.push({ input, signal, resolve, reject }));
  return { calls, load };
}

type Load = ReturnType<typeof manual>['load'];

/** A component that loads: what it has shown in each commit, and how to give it another input. */
function use(load: Load, input: unknown, wrapper?: typeof StrictMode) {
  const shown: unknown[] = [];
  const { result, rerender, unmount } = renderHook(
    (props) => {
      const { cancel, retry, ...state } = useAsync(props.load, props.input);
      useLayoutEffect(() => void shown.push({ input: props.input, ...state }));
      return { state, cancel, retry };
    },
    { initialProps: { load, input }, wrapper },
  );
  return {
    shown,
    state: () => result.current.state,
    controls: () => ({ cancel: result.current.cancel, retry: result.current.retry }),
    cancel: () => act(() => result.current.cancel()),
    retry: () => act(() => result.current.retry()),
    change: (input: unknown, newLoad = load) => rerender({ input, load: newLoad }),
    unmount,
  };
}

/** Does something, and waits until every promise has been followed. */
const after = (action: () => void) =>
  act(async () => {
    action();
    await new Promise((resolve) => setTimeout(resolve, 5));
  });

const loading = { status: 'loading' };
const canceled = { status: 'canceled' };

describe('an input', () => {
  test('is loading from the first render, and then done', async () => {
    const { calls, load } = manual();
    const { state, shown } = use(load, 'a');
    expect(shown[0]).toEqual({ input: 'a', status: 'loading' });
    expect(calls.map(({ input }) => input)).toEqual(['a']);
    expect(calls[0]?.signal.aborted).toBe(false);
    await after(() => calls[0]?.resolve('data of a'));
    expect(state()).toEqual({ status: 'done', data: 'data of a' });
  });

  test.each([[undefined], [null], [0], ['']])('may have %j as its data', async (data) => {
    const { calls, load } = manual();
    const { state } = use(load, 'a');
    await after(() => calls[0]?.resolve(data));
    expect(state()).toEqual({ status: 'done', data });
  });

  test.each([[undefined], ['broken'], [new DOMException('too late', 'AbortError')]])(
    'may fail with %s',
    async (error) => {
      const { calls, load } = manual();
      const { state } = use(load, 'a');
      await after(() => calls[0]?.reject(error));
      expect(state()).toEqual({ status: 'failed', error });
    },
  );

  test('has failed, too, when load throws at once', async () => {
    const error = new Error('at once');
    const { state } = use(() => {
      throw error;
    }, 'a');
    await after(() => {});
    expect(state()).toEqual({ status: 'failed', error });
  });

  test('that stays the same is not loaded again', async () => {
    const { calls, load } = manual();
    const { state, change } = use(load, Number.NaN);
    change(Number.NaN);
    await after(() => calls[0]?.resolve('data'));
    change(Number.NaN);
    expect(state()).toEqual({ status: 'done', data: 'data' });
    expect(calls).toHaveLength(1);
  });

  test('is not loaded again for another function, which is called from then on', async () => {
    const [first, second] = [manual(), manual()];
    const { state, change, retry } = use(first.load, 'a');
    change('a', second.load);
    await after(() => first.calls[0]?.resolve('first'));
    expect(state()).toEqual({ status: 'done', data: 'first' });
    expect(second.calls).toHaveLength(0);
    retry();
    expect([first.calls.length, second.calls.length]).toEqual([1, 1]);
  });
});

describe('a change of the input', () => {
  test('is never shown with the data of the earlier one', async () => {
    const { calls, load } = manual();
    const { shown, change } = use(load, 'a');
    await after(() => calls[0]?.resolve('data of a'));
    shown.length = 0;
    change('b');
    expect(shown[0]).toEqual({ input: 'b', status: 'loading' });
    await after(() => calls[1]?.resolve('data of b'));
    expect(shown.at(-1)).toEqual({ input: 'b', status: 'done', data: 'data of b' });
    expect(JSON.stringify(shown)).not.toContain('data of a');
  });

  test('aborts what is loading, and loads the new one with its own signal', () => {
    const { calls, load } = manual();
    const { change } = use(load, 'a');
    change('b');
    expect(calls.map(({ input, signal }) => [input, signal.aborted])).toEqual([
      ['a', true],
      ['b', false],
    ]);
  });

  test('wins over an older answer, whichever comes first', async () => {
    const { calls, load } = manual();
    const { state, change } = use(load, 'a');
    change('b');
    await after(() => calls[0]?.resolve('data of a'));
    expect(state()).toEqual(loading);
    change('c');
    await after(() => calls[2]?.resolve('data of c'));
    await after(() => calls[1]?.reject('error of b'));
    expect(state()).toEqual({ status: 'done', data: 'data of c' });
  });

  test('back to an earlier input loads that again', async () => {
    const { calls, load } = manual();
    const { state, change } = use(load, 'a');
    await after(() => calls[0]?.resolve('old'));
    change('b');
    change('a');
    expect(state()).toEqual(loading);
    await after(() => calls[2]?.resolve('new'));
    expect(state()).toEqual({ status: 'done', data: 'new' });
  });

  test('back to an earlier input ignores what its first call resolves with', async () => {
    const { calls, load } = manual();
    const { state, change } = use(load, 'a');
    change('b');
    change('a');
    await after(() => calls[0]?.resolve('old'));
    expect(state()).toEqual(loading);
    await after(() => calls[2]?.resolve('new'));
    expect(state()).toEqual({ status: 'done', data: 'new' });
  });
});

describe('cancel', () => {
  test('aborts, and no answer comes through', async () => {
    const { calls, load } = manual();
    const { state, cancel } = use(load, 'a');
    cancel();
    expect(state()).toEqual(canceled);
    expect(calls[0]?.signal.aborted).toBe(true);
    await after(() => calls[0]?.resolve('late'));
    expect(state()).toEqual(canceled);
    expect(calls).toHaveLength(1);
  });

  test('is not a failure when load rejects because of it', async () => {
    const { calls, load } = manual();
    const { state, cancel } = use(load, 'a');
    cancel();
    await after(() => calls[0]?.reject(calls[0].signal.reason));
    expect(state()).toEqual(canceled);
  });

  test('does nothing to data and errors', async () => {
    const { calls, load } = manual();
    const { state, cancel, change } = use(load, 'a');
    await after(() => calls[0]?.resolve('data'));
    cancel();
    expect(state()).toEqual({ status: 'done', data: 'data' });
    change('b');
    await after(() => calls[1]?.reject('error'));
    cancel();
    expect(state()).toEqual({ status: 'failed', error: 'error' });
  });

  test('applies until the input changes', async () => {
    const { calls, load } = manual();
    const { state, cancel, change } = use(load, 'a');
    cancel();
    change('b');
    expect(state()).toEqual(loading);
    await after(() => calls[1]?.resolve('data of b'));
    expect(state()).toEqual({ status: 'done', data: 'data of b' });
  });
});

describe('retry', () => {
  test.each<[string, (call: Call | undefined, cancel: () => void) => void]>([
    ['done', (call) => call?.resolve('first')],
    ['failed', (call) => call?.reject('first')],
    ['canceled', (_call, cancel) => cancel()],
  ])('loads again what is %s', async (status, end) => {
    const { calls, load } = manual();
    const { state, controls, retry } = use(load, 'a');
    await after(() => end(calls[0], controls().cancel));
    expect(state()).toMatchObject({ status });
    retry();
    expect(state()).toEqual(loading);
    await after(() => calls[1]?.resolve('second'));
    expect(state()).toEqual({ status: 'done', data: 'second' });
    expect(calls.map(({ input }) => input)).toEqual(['a', 'a']);
  });

  test('aborts what is loading, and wins over it', async () => {
    const { calls, load } = manual();
    const { state, retry } = use(load, 'a');
    retry();
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await after(() => calls[0]?.resolve('first'));
    expect(state()).toEqual(loading);
    await after(() => calls[1]?.resolve('second'));
    expect(state()).toEqual({ status: 'done', data: 'second' });
  });
});

describe('the hook', () => {
  test('aborts when the component unmounts', () => {
    const { calls, load } = manual();
    const { unmount } = use(load, 'a');
    unmount();
    expect(calls[0]?.signal.aborted).toBe(true);
  });

  test('returns the same functions in every render', async () => {
    const { calls, load } = manual();
    const { controls, change } = use(load, 'a');
    const { cancel, retry } = controls();
    change('b');
    await after(() => calls[1]?.resolve('data'));
    expect(controls().cancel).toBe(cancel);
    expect(controls().retry).toBe(retry);
  });

  test('works in Strict Mode, where the first load may be aborted', async () => {
    const { calls, load } = manual();
    const loadAndReject = vi.fn((input: unknown, signal: AbortSignal) => {
      signal.addEventListener('abort', () => calls.find((call) => call.signal === signal)?.reject(signal.reason));
      return load(input, signal);
    });
    const { state } = use(loadAndReject, 'a', StrictMode);
    await after(() => {});
    expect(state()).toEqual(loading);
    const active = calls.filter(({ signal }) => !signal.aborted);
    expect(active).toHaveLength(1);
    await after(() => active[0]?.resolve('data'));
    expect(state()).toEqual({ status: 'done', data: 'data' });
  });
});
