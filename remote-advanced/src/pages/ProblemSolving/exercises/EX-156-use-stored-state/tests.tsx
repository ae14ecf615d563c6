import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { StrictMode, useLayoutEffect } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useStoredState } from './solution';

// The frame of the sandbox has an opaque origin, so the browser gives it no storage.
const texts = new Map<string, string>();
const storage = {
  getItem: (name: string) => texts.get(name) ?? null,
  setItem: (name: string, text: string) => void texts.set(name, String(text)),
  removeItem: (name: string) => void texts.delete(name),
  clear: () => texts.clear(),
};

const original = Object.getOwnPropertyDescriptor(window, 'localStorage');
const provide = (descriptor: PropertyDescriptor) =>
  Object.defineProperty(window, 'localStorage', { configurable: true, ...descriptor });

/** Another one in each test. */
let key = '';
let tests = 0;

beforeEach(() => {
  tests += 1;
  key = `key ${tests}`;
  texts.clear();
  provide({ value: storage });
});
afterEach(() => {
  vi.restoreAllMocks();
  if (original) Object.defineProperty(window, 'localStorage', original);
});

const isNumber = (json: unknown): json is number => typeof json === 'number';
const isList = (json: unknown): json is string[] =>
  Array.isArray(json) && json.every((item) => typeof item === 'string');
const addOne = (count: number) => count + 1;

/** A component that uses the hook. */
function use<Value>(initial: Value | (() => Value), isValid: (json: unknown) => json is Value, name = key) {
  const { result, rerender, unmount } = renderHook((props) => useStoredState(props.name, initial, isValid), {
    initialProps: { name },
  });
  return {
    value: () => result.current[0],
    setter: () => result.current[1],
    set: (next: Value | ((old: Value) => Value)) => act(() => result.current[1](next)),
    change: (other: string) => rerender({ name: other }),
    rerender: () => rerender({ name }),
    unmount,
  };
}

/** Another tab stores a string, or removes it with null; without a name it clears everything. */
function otherTab(name: string | null, newValue: string | null = null) {
  const oldValue = name === null ? null : storage.getItem(name);
  if (name === null) storage.clear();
  else if (newValue === null) storage.removeItem(name);
  else storage.setItem(name, newValue);
  const event = new StorageEvent('storage', { key: name, newValue, oldValue });
  Object.defineProperty(event, 'storageArea', { value: storage });
  act(() => void window.dispatchEvent(event));
}

function Counter({ label }: { label: string }) {
  const [count, setCount] = useStoredState(key, 0, isNumber);
  const addTwo = () => {
    setCount(addOne);
    setCount(addOne);
  };
  return (
    <button type="button" onClick={addTwo}>
      {label} {count}
    </button>
  );
}

/** Stores a number after the first render, before the effects of the components around it. */
function StoreEarly() {
  const [, setCount] = useStoredState(key, 0, isNumber);
  useLayoutEffect(() => setCount(7), [setCount]);
  return null;
}

function CounterAround() {
  const [count] = useStoredState(key, 0, isNumber);
  return (
    <p>
      {count}
      <StoreEarly />
    </p>
  );
}

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('the value', () => {
  test('is what is stored', () => {
    texts.set(key, '["a","b"]');
    expect(use([], isList).value()).toEqual(['a', 'b']);
  });

  test('is the initial one if nothing is stored, which is not stored either', () => {
    expect(use(5, isNumber).value()).toBe(5);
    expect(texts.size).toBe(0);
  });

  test.each([['{'], [''], ['undefined'], ['"text"'], ['[1]'], ['null']])(
    'is the initial one if %j is stored, which stays until a value is set',
    (damaged) => {
      texts.set(key, damaged);
      const { value, set } = use(['initial'], isList);
      expect(value()).toEqual(['initial']);
      expect(texts.get(key)).toBe(damaged);
      set(['new']);
      expect(value()).toEqual(['new']);
      expect(texts.get(key)).toBe('["new"]');
    },
  );

  test.each([[null], [0], [''], [false]])('may be %j', (empty) => {
    const isAnything = (json: unknown): json is unknown => true;
    texts.set(key, JSON.stringify(empty));
    expect(use<unknown>('initial', isAnything).value()).toBe(empty);
  });

  test('is made by a function only if it is needed, and once', () => {
    texts.set(key, '1');
    const initial = vi.fn(() => 5);
    const { value, rerender } = use(initial, isNumber);
    rerender();
    expect(initial).not.toHaveBeenCalled();
    otherTab(key);
    rerender();
    expect(value()).toBe(5);
    expect(initial).toHaveBeenCalledTimes(1);
  });

  test('is the same object until it changes, although the functions are new in each render', () => {
    const { result, rerender } = renderHook(
      ({ name }) =>
        useStoredState(
          name,
          () => ['initial'],
          (json): json is string[] => isList(json),
        ),
      { initialProps: { name: key } },
    );
    const initial = result.current[0];
    rerender({ name: key });
    expect(result.current[0]).toBe(initial);
    act(() => result.current[1](['new']));
    const stored = result.current[0];
    rerender({ name: key });
    otherTab('something else', '1');
    expect(stored).toEqual(['new']);
    expect(result.current[0]).toBe(stored);
  });

  test('belongs to the key of this render', () => {
    texts.set('other', '2');
    const { value, set, change } = use(0, isNumber);
    set(1);
    change('other');
    expect(value()).toBe(2);
    set(addOne);
    expect([texts.get(key), texts.get('other')]).toEqual(['1', '3']);
    change(key);
    expect(value()).toBe(1);
  });

  test('is the initial one if the browser blocks storage', () => {
    provide({
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    const { value, setter } = use(5, isNumber);
    expect(value()).toBe(5);
    act(() => expect(() => setter()(6)).toThrow('blocked'));
    expect(value()).toBe(5);
  });
});

describe('setting', () => {
  test('stores JSON, for components that come later, too', () => {
    use<string[]>([], isList).set(['a', 'b']);
    expect(texts.get(key)).toBe('["a","b"]');
    expect(use<string[]>([], isList).value()).toEqual(['a', 'b']);
  });

  test('twice in one handler computes each value from the one before', () => {
    render(<Counter label="one" />, { wrapper: StrictMode });
    fireEvent.click(screen.getByRole('button'));
    fireEvent.click(screen.getByRole('button'));
    expect(buttons()).toEqual(['one 4']);
    expect(texts.get(key)).toBe('4');
  });

  test('gives an updater the object that is shown', () => {
    const { value, set } = use(() => ['initial'], isList);
    const seen: unknown[] = [];
    const note = (list: string[]) => {
      seen.push(list);
      return [...list, 'more'];
    };
    const before = value();
    set(note);
    const after = value();
    set(note);
    expect(seen[0]).toBe(before);
    expect(seen[1]).toBe(after);
    expect(value()).toEqual(['initial', 'more', 'more']);
  });

  test('reports that the storage is full, and changes nothing', () => {
    const { value, set, setter } = use(0, isNumber);
    set(1);
    provide({
      value: {
        ...storage,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      },
    });
    act(() => expect(() => setter()(2)).toThrow('full'));
    expect(value()).toBe(1);
  });

  test('has the same function in each render', () => {
    const { setter, set, rerender } = use(0, isNumber);
    const before = setter();
    set(1);
    rerender();
    expect(setter()).toBe(before);
  });
});

describe('all components with the key', () => {
  test('change together', () => {
    render(
      <>
        <Counter label="one" />
        <Counter label="two" />
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'two 0' }));
    expect(buttons()).toEqual(['one 2', 'two 2']);
    fireEvent.click(screen.getByRole('button', { name: 'one 2' }));
    expect(buttons()).toEqual(['one 4', 'two 4']);
  });

  test('leave those with another key alone', () => {
    const [one, other] = [use(0, isNumber), use(0, isNumber, 'other')];
    one.set(1);
    expect([one.value(), other.value()]).toEqual([1, 0]);
  });

  test('miss no change before their effects', () => {
    render(<CounterAround />);
    expect(screen.getByRole('paragraph').textContent).toBe('7');
  });

  test('follow another tab', () => {
    const [one, two] = [use(0, isNumber), use(0, isNumber)];
    otherTab(key, '3');
    expect([one.value(), two.value()]).toEqual([3, 3]);
    one.set(addOne);
    expect(texts.get(key)).toBe('4');
  });

  test.each<[string, () => void]>([
    ['removes the value', () => otherTab(key)],
    ['clears the storage', () => otherTab(null)],
    ['stores something else', () => otherTab(key, '"text"')],
  ])('go back to the initial value when another tab %s', (_what, act) => {
    const { value, set } = use(0, isNumber);
    set(1);
    act();
    expect(value()).toBe(0);
  });

  test('read nothing after they have unmounted', () => {
    const { set, unmount } = use(0, isNumber);
    set(1);
    unmount();
    const getItem = vi.fn(storage.getItem);
    provide({ value: { ...storage, getItem } });
    otherTab(key, '2');
    expect(getItem).not.toHaveBeenCalled();
  });
});
