import { act, render, renderHook } from '@testing-library/react';
import { memo, type ReactNode, StrictMode, useLayoutEffect, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createSelectorContext, type SelectorContext, SelectorProvider, useContextSelector } from './solution';

interface Cart {
  count: number;
  customer: string;
}

let Carts: SelectorContext<Cart>;
let Themes: SelectorContext<string>;
beforeEach(() => {
  Carts = createSelectorContext({ count: 0, customer: 'nobody' });
  Themes = createSelectorContext('light');
});

/** What has rendered, with the part that it was given. */
const rendered: string[] = [];
beforeEach(() => void rendered.splice(0));

let setCart: (change: Partial<Cart>) => void = () => {};

/** Provides a cart whose changes render nothing but the provider. */
function CartProvider({ children }: { children?: ReactNode }) {
  const [cart, update] = useState<Cart>({ count: 1, customer: 'Ada' });
  useLayoutEffect(() => {
    setCart = (change) => update((before) => ({ ...before, ...change }));
  }, []);
  return (
    <SelectorProvider context={Carts} value={cart}>
      {children}
    </SelectorProvider>
  );
}

/** Changes a part of the cart. @returns what has rendered since */
function change(part: Partial<Cart>): string[] {
  rendered.splice(0);
  act(() => setCart(part));
  return [...rendered];
}

function Count() {
  const count = useContextSelector(Carts, (cart) => cart.count);
  rendered.push(`count ${count}`);
  return <output>{count}</output>;
}

function Customer() {
  const customer = useContextSelector(Carts, (cart) => cart.customer);
  rendered.push(`customer ${customer}`);
  return <p>{customer}</p>;
}

function Theme() {
  return <i>{useContextSelector(Themes, (theme) => theme)}</i>;
}

const Bystander = memo(() => {
  rendered.push('bystander');
  return null;
});

const CountBelow = memo(() => <Count />);

let setShown: (isShown: boolean) => void = () => {};

/** Shows its children when `setShown` says so. */
function Toggle({ children }: { children: ReactNode }) {
  const [isShown, update] = useState(false);
  useLayoutEffect(() => {
    setShown = update;
  }, []);
  return isShown && children;
}

function Selected({ selector }: { selector: (cart: Cart) => ReactNode }) {
  return <p>{useContextSelector(Carts, selector)}</p>;
}

const text = () => document.body.textContent;

describe('a part', () => {
  test('is taken from the value of the provider', () => {
    render(
      <CartProvider>
        <Count />
        <Customer />
      </CartProvider>,
    );
    expect(text()).toBe('1Ada');
  });

  test('is taken from the default value without a provider', () => {
    render(<Customer />);
    expect(text()).toBe('nobody');
  });

  test('is taken from the nearest provider', () => {
    render(
      <CartProvider>
        <Customer />
        <SelectorProvider context={Carts} value={{ count: 5, customer: 'Grace' }}>
          <Customer />
        </SelectorProvider>
      </CartProvider>,
    );
    expect(text()).toBe('AdaGrace');
    expect(change({ customer: 'Barbara' })).toEqual(['customer Barbara']);
    expect(text()).toBe('BarbaraGrace');
  });

  test('is taken from its own context', () => {
    render(
      <CartProvider>
        <SelectorProvider context={Themes} value="dark">
          <Customer />
          <Theme />
        </SelectorProvider>
      </CartProvider>,
    );
    expect(text()).toBe('Adadark');
  });

  test('is selected with the props of this render', () => {
    const props: { part: keyof Cart } = { part: 'count' };
    const { result, rerender } = renderHook(({ part }) => useContextSelector(Carts, (cart) => cart[part]), {
      initialProps: props,
      wrapper: CartProvider,
    });
    expect(result.current).toBe(1);
    rerender({ part: 'customer' });
    expect(result.current).toBe('Ada');
    act(() => setCart({ customer: 'Grace' }));
    expect(result.current).toBe('Grace');
  });

  test('may be a new object each time', () => {
    const { result } = renderHook(() => useContextSelector(Carts, ({ count }) => ({ double: 2 * count })), {
      wrapper: CartProvider,
    });
    expect(result.current).toEqual({ double: 2 });
    act(() => setCart({ count: 4 }));
    expect(result.current).toEqual({ double: 8 });
  });

  test('may be a function, which is not called', () => {
    const fn = vi.fn();
    const Functions = createSelectorContext({ fn });
    const { result } = renderHook(() => useContextSelector(Functions, (value) => value.fn));
    expect(result.current).toBe(fn);
    expect(fn).not.toHaveBeenCalled();
  });
});

describe('a change', () => {
  const tree = (
    <CartProvider>
      <Count />
      <Customer />
      <Bystander />
    </CartProvider>
  );

  test('renders the components whose part has changed, and no other', () => {
    render(tree);
    expect(change({ count: 2 })).toEqual(['count 2']);
    expect(change({ customer: 'Grace' })).toEqual(['customer Grace']);
    expect(text()).toBe('2Grace');
  });

  test('renders a component below one that does not render', () => {
    render(
      <CartProvider>
        <CountBelow />
      </CartProvider>,
    );
    expect(change({ count: 2 })).toEqual(['count 2']);
  });

  test('to a new object with the same parts renders nothing', () => {
    render(tree);
    expect(change({})).toEqual([]);
    expect(change({ count: 1, customer: 'Ada' })).toEqual([]);
  });

  test('of a part to NaN and again to NaN renders once', () => {
    render(tree);
    expect(change({ count: Number.NaN })).toEqual(['count NaN']);
    expect(change({ count: Number.NaN })).toEqual([]);
  });

  test('reaches a component that an earlier change has not rendered', () => {
    render(tree);
    change({ customer: 'Grace' });
    change({ count: 2 });
    change({ customer: 'Ada' });
    expect(text()).toBe('2Ada');
  });

  test('reaches a component that appears with it', () => {
    const shown = (count: number, children: ReactNode) => (
      <SelectorProvider context={Carts} value={{ count, customer: 'Ada' }}>
        {children}
      </SelectorProvider>
    );
    const { rerender } = render(shown(1, null));
    rerender(shown(2, <Count />));
    expect(text()).toBe('2');
    rerender(
      shown(
        3,
        <>
          <Count />
          <Customer />
        </>,
      ),
    );
    expect(text()).toBe('3Ada');
  });

  test('is there for a component that appears later', () => {
    render(
      <CartProvider>
        <Toggle>
          <Count />
        </Toggle>
      </CartProvider>,
    );
    change({ count: 8 });
    act(() => setShown(true));
    expect(text()).toBe('8');
  });

  test('stays in its own tree when a context has two providers', () => {
    render(tree);
    const { container } = render(tree);
    change({ count: 9 });
    expect(text()).toBe('1Ada9Ada');
    expect(container.textContent).toBe('9Ada');
  });
});

describe('a component that has unmounted', () => {
  test('is not asked again', () => {
    const selector = vi.fn(({ count }: Cart) => count);
    render(
      <CartProvider>
        <Toggle>
          <Selected selector={selector} />
        </Toggle>
      </CartProvider>,
      { wrapper: StrictMode },
    );
    act(() => setShown(true));
    change({ count: 2 });
    expect(text()).toBe('2');
    act(() => setShown(false));
    selector.mockClear();
    change({ count: 3 });
    expect(selector).not.toHaveBeenCalled();
  });
});

describe('in Strict Mode', () => {
  test('parts are followed, without renders that nobody needs', () => {
    render(
      <CartProvider>
        <Count />
        <Customer />
      </CartProvider>,
      { wrapper: StrictMode },
    );
    expect(new Set(change({ count: 2 }))).toEqual(new Set(['count 2']));
    expect(text()).toBe('2Ada');
  });

  test('a provider that appears again keeps its consumers', () => {
    const shown = (key: string) => (
      <CartProvider key={key}>
        <Count />
      </CartProvider>
    );
    const { rerender } = render(shown('one'), { wrapper: StrictMode });
    change({ count: 5 });
    rerender(shown('two'));
    expect(text()).toBe('1');
    change({ count: 6 });
    expect(text()).toBe('6');
  });
});
