import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ErrorBoundary, type ErrorBoundaryProps } from './solution';

// React prints every error that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

/** What is thrown by `Content`; null for nothing. */
let thrown: { value: unknown } | null = null;
beforeEach(() => {
  thrown = null;
});

const fail = (value: unknown) => {
  thrown = { value };
};

function Content() {
  if (thrown) throw thrown.value;
  return <p>Content</p>;
}

function FailingEffect() {
  useEffect(() => {
    throw new Error('in the effect');
  }, []);
  return <p>Content</p>;
}

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Count: {count}
    </button>
  );
}

function FailingFallback(): never {
  throw new Error('in the fallback');
}

const fallback: ErrorBoundaryProps['fallback'] = (error, reset) => (
  <>
    <p role="alert">{String(error)}</p>
    <button type="button" onClick={reset}>
      Try again
    </button>
  </>
);

const alert = () => screen.queryByRole('alert')?.textContent;
const content = () => screen.queryByText('Content');
const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

/** The boundary with these keys. */
const withKeys = (...resetKeys: unknown[]) => (
  <ErrorBoundary fallback={fallback} resetKeys={resetKeys}>
    <Content />
  </ErrorBoundary>
);

describe('an error', () => {
  test('of no child leaves the children as they are', () => {
    render(withKeys());
    expect(content()).not.toBeNull();
    expect(alert()).toBeUndefined();
  });

  test('while a child renders shows the fallback instead of the children', () => {
    fail(new TypeError('no data'));
    render(withKeys());
    expect(alert()).toBe('TypeError: no data');
    expect(content()).toBeNull();
  });

  test('in an effect shows the fallback', () => {
    render(
      <ErrorBoundary fallback={fallback}>
        <FailingEffect />
      </ErrorBoundary>,
    );
    expect(alert()).toBe('Error: in the effect');
  });

  test.each([[null], [undefined], [0], ['']])('may be %j', (value) => {
    fail(value);
    render(withKeys());
    expect(alert()).toBe(String(value));
  });

  test('in a later render shows the fallback, and what is outside keeps its state', async () => {
    const tree = (
      <>
        <Counter />
        {withKeys()}
      </>
    );
    const { rerender } = render(tree);
    await userEvent.click(screen.getByRole('button'));
    fail(new Error('later'));
    rerender(
      <>
        <Counter />
        {withKeys()}
      </>,
    );
    expect(alert()).toBe('Error: later');
    screen.getByRole('button', { name: 'Count: 1' });
  });

  test('is reported once, with the components it came through', () => {
    const onError = vi.fn();
    const error = new Error('no data');
    fail(error);
    const boundary = (
      <ErrorBoundary fallback={fallback} onError={onError}>
        <Content />
      </ErrorBoundary>
    );
    render(boundary).rerender(boundary);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onError.mock.calls[0]?.[0]).toBe(error);
    expect(onError.mock.calls[0]?.[1].componentStack).toContain('Content');
  });

  test('of the fallback reaches the boundary above', () => {
    fail(new Error('no data'));
    render(
      <ErrorBoundary fallback={fallback}>
        <ErrorBoundary fallback={() => <FailingFallback />}>
          <Content />
        </ErrorBoundary>
      </ErrorBoundary>,
    );
    expect(alert()).toBe('Error: in the fallback');
  });
});

describe('a reset', () => {
  test('shows the children again, in Strict Mode, too', async () => {
    fail(new Error('no data'));
    render(withKeys(), { wrapper: StrictMode });
    thrown = null;
    await tryAgain();
    expect(content()).not.toBeNull();
    expect(alert()).toBeUndefined();
  });

  test('shows the fallback with the new error when the children throw again', async () => {
    fail(new Error('first'));
    render(withKeys());
    fail(new Error('second'));
    await tryAgain();
    expect(alert()).toBe('Error: second');
    thrown = null;
    await tryAgain();
    expect(content()).not.toBeNull();
  });

  test('that comes late does nothing to children that work', async () => {
    let late = () => {};
    fail(new Error('no data'));
    render(
      <ErrorBoundary
        fallback={(error, reset) => {
          late = reset;
          return fallback(error, reset);
        }}
      >
        <Content />
        <Counter />
      </ErrorBoundary>,
    );
    thrown = null;
    await tryAgain();
    await userEvent.click(screen.getByRole('button'));
    act(() => late());
    screen.getByRole('button', { name: 'Count: 1' });
  });
});

describe('reset keys', () => {
  test.each([
    ['another value', [1], [2]],
    ['another value after one that stays', ['a', 1], ['a', 2]],
    ['one more', [1], [1, 2]],
    ['one less', [1, 2], [1]],
  ])('reset with %s', (_what, before, after) => {
    fail(new Error('no data'));
    const { rerender } = render(withKeys(...before));
    thrown = null;
    rerender(withKeys(...after));
    expect(content()).not.toBeNull();
  });

  test.each([
    ['no keys', []],
    ['the same values in another array', ['a', 1]],
    ['NaN', [Number.NaN]],
  ])('do not reset with %s', (_what, keys) => {
    fail(new Error('no data'));
    const { rerender } = render(withKeys(...keys));
    thrown = null;
    rerender(withKeys(...keys));
    expect(alert()).toBe('Error: no data');
  });

  test('do nothing to children that work', async () => {
    const boundary = (page: number) => (
      <ErrorBoundary fallback={fallback} resetKeys={[page]}>
        <Counter />
      </ErrorBoundary>
    );
    const { rerender } = render(boundary(1));
    await userEvent.click(screen.getByRole('button'));
    rerender(boundary(2));
    screen.getByRole('button', { name: 'Count: 1' });
  });

  test('that come together with a reset do not try a second time', () => {
    const onError = vi.fn();
    let reset = () => {};
    const boundary = (page: number) => (
      <ErrorBoundary
        resetKeys={[page]}
        onError={onError}
        fallback={(error, resetNow) => {
          reset = resetNow;
          return fallback(error, resetNow);
        }}
      >
        <Content />
      </ErrorBoundary>
    );
    fail(new Error('page 1'));
    const { rerender } = render(boundary(1));
    onError.mockClear();
    fail(new Error('page 2'));
    act(() => {
      reset();
      rerender(boundary(2));
    });
    expect(alert()).toBe('Error: page 2');
    expect(onError).toHaveBeenCalledTimes(1);
  });

  test('whose own render throws do not try a second time', () => {
    const onError = vi.fn();
    const boundary = (page: number) => (
      <ErrorBoundary fallback={fallback} resetKeys={[page]} onError={onError}>
        <Content />
      </ErrorBoundary>
    );
    const { rerender } = render(boundary(1));
    fail(new Error('page 2'));
    rerender(boundary(2));
    expect(alert()).toBe('Error: page 2');
    expect(onError).toHaveBeenCalledTimes(1);
  });
});
