import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useLayoutEffect } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { createStore, type Store, useStore } from './solution';

interface Cart {
  count: number;
  customer: string;
}

const emptyCart: Cart = { count: 0, customer: 'Ada' };
const addOne = (cart: Cart): Cart => ({ ...cart, count: cart.count + 1 });
const rename = (customer: string) => (cart: Cart) => ({ ...cart, customer });
const countOf = ({ count }: Cart) => count;
const sameItems = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((item, index) => Object.is(item, other[index]));

function Count({ cart }: { cart: Store<Cart> }) {
  return (
    <button type="button" onClick={() => cart.setState(addOne)}>
      {useStore(cart, countOf)}
    </button>
  );
}

/** Changes the store after the first render, before the effects of the components around it. */
function ChangeEarly({ cart }: { cart: Store<Cart> }) {
  useLayoutEffect(() => cart.setState(addOne), [cart]);
  return null;
}

function CountAround({ cart }: { cart: Store<Cart> }) {
  return (
    <p>
      {useStore(cart, countOf)}
      <ChangeEarly cart={cart} />
    </p>
  );
}

describe('the store', () => {
  test('begins with a state, and makes each one of the state before', () => {
    const store = createStore(1);
    expect(store.getState()).toBe(1);
    store.setState((state) => state + 1);
    store.setState((state) => state * 10);
    expect(store.getState()).toBe(20);
  });

  test('notifies its listeners after the state has changed', () => {
    const store = createStore('a');
    const seen: string[] = [];
    store.subscribe(() => seen.push(`first ${store.getState()}`));
    store.subscribe(() => seen.push(`second ${store.getState()}`));
    store.setState(() => 'b');
    expect(seen).toEqual(['first b', 'second b']);
  });

  test('notifies nobody when the state is the same', () => {
    const store = createStore(Number.NaN);
    const listener = vi.fn();
    store.subscribe(listener);
    store.setState((state) => state);
    store.setState(() => Number.NaN);
    expect(listener).not.toHaveBeenCalled();
  });

  test('forgets a listener whose subscription has ended', () => {
    const store = createStore(1);
    const [gone, stays] = [vi.fn(), vi.fn()];
    const stop = store.subscribe(gone);
    store.subscribe(stays);
    stop();
    stop();
    store.setState(() => 2);
    expect(gone).not.toHaveBeenCalled();
    expect(stays).toHaveBeenCalledTimes(1);
  });

  test('keeps a subscription when an earlier one of the same listener is ended again', () => {
    const store = createStore(1);
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    stop();
    store.subscribe(listener);
    stop();
    store.setState(() => 2);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('notifies every listener, even when one of them ends its subscription', () => {
    const store = createStore(1);
    const next = vi.fn();
    const stop = store.subscribe(() => stop());
    store.subscribe(next);
    store.setState(() => 2);
    expect(next).toHaveBeenCalledTimes(1);
  });
});

describe('a component', () => {
  test('shows what it selects, and follows it', async () => {
    render(<Count cart={createStore(emptyCart)} />);
    const button = screen.getByRole('button');
    expect(button.textContent).toBe('0');
    await userEvent.dblClick(button);
    expect(button.textContent).toBe('2');
  });

  test('does not render again when another part changes', () => {
    const cart = createStore(emptyCart);
    const rendered = vi.fn();
    renderHook(() => rendered(useStore(cart, countOf)));
    rendered.mockClear();
    act(() => cart.setState(rename('Grace')));
    expect(rendered).not.toHaveBeenCalled();
    act(() => cart.setState(addOne));
    expect(rendered).toHaveBeenLastCalledWith(1);
  });

  test('may select a new object each time', () => {
    const cart = createStore(emptyCart);
    const { result } = renderHook(() => useStore(cart, ({ count }) => ({ double: 2 * count })));
    expect(result.current).toEqual({ double: 0 });
    act(() => cart.setState(addOne));
    expect(result.current).toEqual({ double: 2 });
  });

  test('does not render again for a new object that counts as the same', () => {
    const cart = createStore(emptyCart);
    const rendered = vi.fn();
    renderHook(() => rendered(useStore(cart, ({ count }) => [count, count + 1], sameItems)));
    rendered.mockClear();
    act(() => cart.setState(rename('Grace')));
    expect(rendered).not.toHaveBeenCalled();
    act(() => cart.setState(addOne));
    expect(rendered).toHaveBeenLastCalledWith([1, 2]);
  });

  test('selects with the selector of its latest render', () => {
    const names = createStore<Record<string, string>>({ one: 'Ada', two: 'Grace' });
    const { result, rerender } = renderHook(({ id }) => useStore(names, (state) => state[id]), {
      initialProps: { id: 'one' },
    });
    rerender({ id: 'two' });
    expect(result.current).toBe('Grace');
    act(() => names.setState((state) => ({ ...state, two: 'Barbara' })));
    expect(result.current).toBe('Barbara');
  });

  test('follows another store that it is given', () => {
    const [first, second] = [createStore(emptyCart), createStore({ ...emptyCart, count: 5 })];
    const { rerender } = render(<Count cart={first} />);
    rerender(<Count cart={second} />);
    expect(screen.getByRole('button').textContent).toBe('5');
    act(() => second.setState(addOne));
    act(() => first.setState(addOne));
    expect(screen.getByRole('button').textContent).toBe('6');
  });

  test('misses no change between its first render and its effects', () => {
    render(<CountAround cart={createStore(emptyCart)} />);
    expect(screen.getByRole('paragraph').textContent).toBe('1');
  });

  test('ends its subscription when it is gone', () => {
    const cart = createStore(emptyCart);
    let subscriptions = 0;
    const subscribe = (listener: () => void) => {
      const stop = cart.subscribe(listener);
      subscriptions += 1;
      return () => {
        subscriptions -= 1;
        stop();
      };
    };
    const { unmount } = render(<Count cart={{ ...cart, subscribe }} />, { wrapper: StrictMode });
    expect(subscriptions).toBe(1);
    unmount();
    expect(subscriptions).toBe(0);
  });
});
