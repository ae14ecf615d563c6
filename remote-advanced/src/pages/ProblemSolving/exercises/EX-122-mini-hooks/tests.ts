import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createRoot, type SetState, useEffect, useState } from './solution';

let log: string[] = [];
beforeEach(() => {
  log = [];
});

/** What was logged since the last call. */
const logged = () => log.splice(0);

/** Logs an effect and its clean-up. */
function useLoggedEffect(name: string, deps?: unknown[]): void {
  useEffect(() => {
    log.push(`begin ${name}`);
    return () => log.push(`end ${name}`);
  }, deps);
}

/** A root with one state: its setter, and how often it has rendered. */
function withState<State>(initial: State | (() => State)) {
  let set: SetState<State> = () => {};
  let renders = 0;
  const root = createRoot(() => {
    renders += 1;
    const [state, setState] = useState(initial);
    set = setState;
    return state;
  });
  root.render({});
  return { root, set, setter: () => set, renders: () => renders };
}

describe('a root', () => {
  test('calls its component with the props, and keeps what it returns', () => {
    const component = vi.fn((name: string) => `Hello ${name}`);
    const root = createRoot(component);
    expect(component).not.toHaveBeenCalled();
    expect(root.output).toBeUndefined();
    root.render('Ada');
    root.render('Grace');
    expect(component.mock.calls).toEqual([['Ada'], ['Grace']]);
    expect(root.output).toBe('Hello Grace');
  });

  test('does nothing when it is unmounted', () => {
    const { root, set, renders } = withState(1);
    root.unmount();
    set(2);
    const update = vi.fn(() => 3);
    set(update);
    expect(update).not.toHaveBeenCalled();
    expect(renders()).toBe(1);
    expect(() => root.render({})).toThrow(Error);
    expect(() => root.unmount()).not.toThrow();
  });

  test('has its own states', () => {
    const [one, other] = [withState(1), withState(1)];
    one.set(5);
    expect([one.root.output, other.root.output, other.renders()]).toEqual([5, 1, 1]);
  });

  test('may be rendered by another component while that renders', () => {
    const inner = createRoot((text: string) => {
      const [before] = useState(text);
      return `${before} ${text}`;
    });
    const outer = createRoot((text: string) => {
      const [first] = useState('first');
      inner.render(text);
      const [second] = useState('second');
      return [first, inner.output, second];
    });
    outer.render('a');
    outer.render('b');
    expect(outer.output).toEqual(['first', 'a b', 'second']);
  });
});

describe('a state', () => {
  test('begins with a value, or with what a function returns, which is called once', () => {
    const initial = vi.fn(() => 'computed');
    const { root, set } = withState(initial);
    expect(root.output).toBe('computed');
    set('other');
    root.render({});
    expect(root.output).toBe('other');
    expect(initial).toHaveBeenCalledTimes(1);
    expect(withState('plain').root.output).toBe('plain');
  });

  test('renders the component when it is set, before the setter returns', () => {
    const { root, set, renders } = withState(1);
    set(2);
    expect([root.output, renders()]).toEqual([2, 2]);
  });

  test('renders with the latest props', () => {
    let set: SetState<number> = () => {};
    const root = createRoot(({ name }: { name: string }) => {
      const [count, setCount] = useState(0);
      set = setCount;
      return `${name} ${count}`;
    });
    root.render({ name: 'Ada' });
    root.render({ name: 'Grace' });
    set(1);
    expect(root.output).toBe('Grace 1');
  });

  test.each([[1], [Number.NaN], ['text'], [null], [undefined]])('that is %s and stays so renders nothing', (value) => {
    const { set, renders } = withState<unknown>(value);
    set(value);
    set((before: unknown) => before);
    expect(renders()).toBe(1);
  });

  test('of 0 and of -0 differ', () => {
    const { root, set } = withState(0);
    set(-0);
    expect(root.output).toBe(-0);
  });

  test('may be updated by functions, each with the result of the one before', () => {
    const { root, set } = withState(1);
    set((count) => count + 1);
    set((count) => count * 10);
    expect(root.output).toBe(20);
  });

  test('has one setter for all renders', () => {
    const { set, setter } = withState(1);
    const first = setter();
    set(2);
    expect(setter()).toBe(first);
    first(3);
    expect(setter()).toBe(first);
  });

  test('belongs to its call', () => {
    let setSecond: SetState<string> = () => {};
    const root = createRoot(() => {
      const [first] = useState('a');
      const [second, set] = useState('b');
      setSecond = set;
      return first + second;
    });
    root.render({});
    setSecond('c');
    expect(root.output).toBe('ac');
  });
});

describe('an effect', () => {
  test('runs after the component has returned, in the order of the calls', () => {
    const root = createRoot(() => {
      useLoggedEffect('one', []);
      useLoggedEffect('two', []);
      log.push('render');
    });
    root.render({});
    expect(logged()).toEqual(['render', 'begin one', 'begin two']);
  });

  test('runs again when one of its dependencies differs', () => {
    const root = createRoot((deps: unknown[]) => useLoggedEffect('it', deps));
    root.render([1, Number.NaN]);
    root.render([1, Number.NaN]);
    expect(logged()).toEqual(['begin it']);
    root.render([1, 2]);
    expect(logged()).toEqual(['end it', 'begin it']);
    root.render([0, 2]);
    root.render([-0, 2]);
    expect(logged()).toEqual(['end it', 'begin it', 'end it', 'begin it']);
  });

  test('without dependencies runs after each render, with an empty list after the first', () => {
    let set: SetState<number> = () => {};
    const root = createRoot(() => {
      [, set] = useState(0);
      useLoggedEffect('each');
      useLoggedEffect('first', []);
    });
    root.render({});
    expect(logged()).toEqual(['begin each', 'begin first']);
    root.render({});
    expect(logged()).toEqual(['end each', 'begin each']);
    set(1);
    expect(logged()).toEqual(['end each', 'begin each']);
  });

  test('begins when the clean-ups of all effects have run', () => {
    const root = createRoot((deps: unknown[]) => {
      useLoggedEffect('one', deps);
      useLoggedEffect('stays', []);
      useLoggedEffect('two', deps);
    });
    root.render([1]);
    logged();
    root.render([2]);
    expect(logged()).toEqual(['end one', 'end two', 'begin one', 'begin two']);
  });

  test('sees the render that it belongs to, and its clean-up, too', () => {
    const root = createRoot((name: string) => useLoggedEffect(name, [name]));
    root.render('a');
    root.render('b');
    root.unmount();
    expect(logged()).toEqual(['begin a', 'end a', 'begin b', 'end b']);
  });

  test('is cleaned up once when the root is unmounted, in the order of the calls', () => {
    const root = createRoot(() => {
      useLoggedEffect('one', []);
      useLoggedEffect('two');
    });
    root.render({});
    root.render({});
    logged();
    root.unmount();
    root.unmount();
    expect(logged()).toEqual(['end one', 'end two']);
  });

  test('may return nothing, and then has no clean-up', () => {
    let isFirst = true;
    const root = createRoot(() =>
      useEffect(() => {
        if (!isFirst) return undefined;
        isFirst = false;
        return () => log.push('end');
      }),
    );
    root.render({});
    root.render({});
    root.render({});
    root.unmount();
    expect(logged()).toEqual(['end']);
  });

  test('keeps its clean-up through renders in which it does not run', () => {
    const root = createRoot((dep: number) => useLoggedEffect(`${dep}`, [dep > 2]));
    for (const dep of [1, 2, 3]) root.render(dep);
    expect(logged()).toEqual(['begin 1', 'end 1', 'begin 3']);
  });

  test('that sets states makes one more render, after all effects', () => {
    const root = createRoot(() => {
      const [first, setFirst] = useState(0);
      const [second, setSecond] = useState(0);
      log.push(`render ${first} ${second}`);
      useEffect(() => {
        setFirst(1);
        setFirst((before) => before + 1);
        setSecond(5);
      }, []);
      useLoggedEffect('last', []);
      return first + second;
    });
    root.render({});
    expect(logged()).toEqual(['render 0 0', 'begin last', 'render 2 5']);
    expect(root.output).toBe(7);
  });

  test('that sets a state in its clean-up makes one more render, after all effects', () => {
    const root = createRoot((dep: number) => {
      const [count, setCount] = useState(0);
      log.push(`render ${count}`);
      useEffect(() => () => setCount((before) => before + 1), [dep]);
      useLoggedEffect('last', [dep]);
    });
    root.render(1);
    logged();
    root.render(2);
    expect(logged()).toEqual(['render 0', 'end last', 'begin last', 'render 1']);
  });
});

const state = () => void useState(1);
const effect = () => useEffect(() => {});

function errorOf(fn: () => void): unknown {
  try {
    fn();
    return null;
  } catch (error) {
    return error;
  }
}

describe('the rules', () => {
  test.each<[string, (() => void)[], (() => void)[]]>([
    ['fewer hooks', [state, state], [state]],
    ['more hooks', [state], [state, state]],
    ['a first hook', [], [state]],
    ['no hook any more', [effect], []],
    ['another order', [state, effect], [effect, state]],
    ['an effect in place of a state', [state], [effect]],
  ])('do not allow %s', (_, before, after) => {
    const root = createRoot((hooks: (() => void)[]) => {
      for (const use of hooks) use();
    });
    root.render(before);
    expect(() => root.render(after)).toThrow(Error);
    expect(() => root.render(before)).not.toThrow();
  });

  test('apply to a render that a setter causes, too', () => {
    let open: SetState<boolean> = () => {};
    const root = createRoot(() => {
      const [isOpen, setOpen] = useState(false);
      open = setOpen;
      for (const hook of isOpen ? [state] : []) hook();
    });
    root.render({});
    expect(() => open(true)).toThrow(Error);
  });

  test('do not allow hooks outside of a render', () => {
    expect(() => useState(1)).toThrow(Error);
    expect(() => useEffect(() => {})).toThrow(Error);
    withState(1);
    expect(() => useState(1)).toThrow(Error);
    const failure = vi.fn();
    const root = createRoot(() =>
      useEffect(() => {
        failure(errorOf(state));
      }),
    );
    root.render({});
    expect(failure).toHaveBeenCalledWith(expect.any(Error));
  });
});

describe('a render that throws', () => {
  test('runs no effect and no clean-up, and the next one continues from the last that succeeded', () => {
    const root = createRoot(({ dep, fails }: { dep: number; fails: boolean }) => {
      const [first] = useState(dep);
      useLoggedEffect(`${dep}`, [dep]);
      if (fails) throw new TypeError('broken');
      return first;
    });
    root.render({ dep: 1, fails: false });
    logged();
    expect(() => root.render({ dep: 2, fails: true })).toThrow(TypeError);
    expect(logged()).toEqual([]);
    expect(root.output).toBe(1);
    root.render({ dep: 1, fails: false });
    expect(logged()).toEqual([]);
    root.render({ dep: 3, fails: false });
    expect(logged()).toEqual(['end 1', 'begin 3']);
    expect(root.output).toBe(1);
  });

  test('as the first one leaves no hooks', () => {
    const root = createRoot((fails: boolean) => {
      const [text] = useState(fails ? 'of the failed one' : 'of the next one');
      if (fails) throw new Error('broken');
      useLoggedEffect('it', []);
      return text;
    });
    expect(() => root.render(true)).toThrow('broken');
    root.render(false);
    expect(root.output).toBe('of the next one');
    expect(logged()).toEqual(['begin it']);
  });

  test('leaves no hooks to be called outside', () => {
    const root = createRoot(() => {
      throw new Error('broken');
    });
    expect(() => root.render({})).toThrow('broken');
    expect(() => useState(1)).toThrow(Error);
  });

  test('because of its hooks runs no effect', () => {
    const root = createRoot((isLonger: boolean) => {
      useLoggedEffect('it');
      for (const hook of isLonger ? [state] : []) hook();
    });
    root.render(false);
    logged();
    expect(() => root.render(true)).toThrow(Error);
    expect(logged()).toEqual([]);
    root.unmount();
    expect(logged()).toEqual(['end it']);
  });
});
