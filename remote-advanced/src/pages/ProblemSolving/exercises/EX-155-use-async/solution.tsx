import { useCallback, useEffect, useEffectEvent, useState } from 'react';

export type AsyncState<Data> =
  | { status: 'loading' }
  | { status: 'done'; data: Data }
  | { status: 'failed'; error: unknown }
  | { status: 'canceled' };

export interface AsyncControls {
  /** Cancels what is loading. */
  cancel: () => void;
  /** Loads the same input again. */
  retry: () => void;
}

interface Attempt<Input, Data> {
  /** A new object for each attempt, even with the same input. */
  request: { input: Input };
  state: AsyncState<Data>;
}

/**
 * Loads what belongs to an input, and loads again when the input changes.
 * @param load may be a new function in each render; what it loads depends on the input alone
 */
export function useAsync<Input, Data>(
  load: (input: Input, signal: AbortSignal) => Promise<Data>,
  input: Input,
): AsyncState<Data> & AsyncControls {
  const [latest, setLatest] = useState(() => begin<Input, Data>(input));
  let attempt = latest;
  if (!Object.is(latest.request.input, input)) {
    attempt = begin(input);
    setLatest(attempt);
  }

  const { request, state } = attempt;
  const isLoading = state.status === 'loading';
  const onLoad = useEffectEvent(load);

  useEffect(() => {
    if (!isLoading) return;
    const controller = new AbortController();
    const { signal } = controller;
    let isPending = true;
    const settle = (settled: AsyncState<Data>) => {
      if (signal.aborted) return;
      isPending = false;
      setLatest((old) => (old.request === request ? end(old, settled) : old));
    };
    // In the executor, an error that is thrown at once is a rejection, too.
    new Promise<Data>((resolve) => resolve(onLoad(request.input, signal))).then(
      (data) => settle({ status: 'done', data }),
      (error: unknown) => settle({ status: 'failed', error }),
    );
    return () => {
      if (isPending) controller.abort();
    };
  }, [request, isLoading]);

  const cancel = useCallback(() => setLatest((old) => end(old, { status: 'canceled' })), []);
  const retry = useCallback(() => setLatest((old) => begin(old.request.input)), []);

  return { ...state, cancel, retry };
}

function begin<Input, Data>(input: Input): Attempt<Input, Data> {
  return { request: { input }, state: { status: 'loading' } };
}

/** The first end of an attempt stays: a cancellation does not remove data, and data do not undo a cancellation. */
function end<Input, Data>(attempt: Attempt<Input, Data>, state: AsyncState<Data>): Attempt<Input, Data> {
  return attempt.state.status === 'loading' ? { ...attempt, state } : attempt;
}
