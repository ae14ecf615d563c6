import { act, render, renderHook } from '@testing-library/react';
import { StrictMode, useLayoutEffect } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useMediaQuery } from './solution';

const wide = '(min-width: 600px)';
const veryWide = '(min-width: 1200px)';

/** The state of the fake `matchMedia`: the width, all its lists, and how many listeners were ever added. */
const viewport = { width: 0, lists: [] as FakeList[], added: 0 };

/** A list of media queries that understands a least width. */
class FakeList extends EventTarget {
  listeners = new Set<unknown>();
  media: string;

  constructor(media: string) {
    super();
    this.media = media;
    viewport.lists.push(this);
  }

  get matches(): boolean {
    return viewport.width >= Number.parseInt(this.media.replace('(min-width: ', ''), 10);
  }

  override addEventListener(...args: Parameters<EventTarget['addEventListener']>): void {
    const [, listener, options] = args;
    super.addEventListener(...args);
    viewport.added += 1;
    this.listeners.add(listener);
    if (typeof options === 'object') options.signal?.addEventListener('abort', () => this.listeners.delete(listener));
  }

  override removeEventListener(...args: Parameters<EventTarget['removeEventListener']>): void {
    super.removeEventListener(...args);
    this.listeners.delete(args[1]);
  }
}

/** Gives the viewport another width; lists whose answer changes have the event. */
function resize(width: number): void {
  const before = viewport.lists.map(({ matches }) => matches);
  viewport.width = width;
  viewport.lists.slice(0, before.length).forEach((list, index) => {
    if (list.matches !== before[index]) list.dispatchEvent(new Event('change'));
  });
}

/** The queries that have a listener now. */
const followed = () => viewport.lists.flatMap(({ media, listeners }) => [...listeners].map(() => media));

beforeEach(() => {
  viewport.width = 1000;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => new FakeList(query) as unknown as MediaQueryList);
});
afterEach(() => void vi.restoreAllMocks());

/** A component that uses the hook: what its renders have returned, and how to give it another query. */
function follow(first: string, wrapper?: typeof StrictMode) {
  const seen: boolean[] = [];
  const { result, rerender, unmount } = renderHook(
    ({ query }) => {
      const matches = useMediaQuery(query);
      seen.push(matches);
      return matches;
    },
    { initialProps: { query: first }, wrapper },
  );
  return { seen, result, change: (query: string) => rerender({ query }), unmount };
}

/** Narrows the viewport after the first render, before the effects of the component around it. */
function NarrowEarly() {
  useLayoutEffect(() => resize(500), []);
  return null;
}

function AnswerAround() {
  return (
    <p>
      {String(useMediaQuery(wide))}
      <NarrowEarly />
    </p>
  );
}

function Answer({ onServer, onRender }: { onServer: boolean | undefined; onRender: (matches: boolean) => void }) {
  const matches = useMediaQuery(wide, onServer);
  onRender(matches);
  return <p>{String(matches)}</p>;
}

describe('the answer', () => {
  test.each([
    [wide, true],
    [veryWide, false],
  ])('to %s is %s in the first and only render', (query, matches) => {
    expect(follow(query).seen).toEqual([matches]);
  });

  test('follows the viewport', () => {
    const { result } = follow(wide);
    act(() => resize(500));
    expect(result.current).toBe(false);
    act(() => resize(700));
    expect(result.current).toBe(true);
  });

  test('that stays the same renders nothing', () => {
    const { seen } = follow(wide);
    act(() => resize(800));
    expect(seen).toEqual([true]);
  });

  test('is not missed when it changes before the effects of the component', () => {
    expect(render(<AnswerAround />).container.textContent).toBe('false');
  });

  test('may differ between two calls in one component', () => {
    const { result } = renderHook(() => [useMediaQuery(wide), useMediaQuery(veryWide)]);
    expect(result.current).toEqual([true, false]);
    act(() => resize(1300));
    expect(result.current).toEqual([true, true]);
    act(() => resize(100));
    expect(result.current).toEqual([false, false]);
  });
});

describe('another query', () => {
  test('is answered by the render that has it', () => {
    const { seen, change } = follow(wide);
    change(veryWide);
    expect(seen[1]).toBe(false);
  });

  test('is followed, and the one before no longer', () => {
    const { result, change } = follow(wide);
    change(veryWide);
    expect(followed()).toEqual([veryWide]);
    act(() => resize(1300));
    expect(result.current).toBe(true);
  });
});

describe('the subscription', () => {
  test('stays when the component renders again with the same query', () => {
    const { change } = follow(wide);
    const { added } = viewport;
    change(wide);
    change(wide);
    expect(viewport.added).toBe(added);
    expect(followed()).toEqual([wide]);
  });

  test('ends with the component', () => {
    const { unmount } = follow(wide);
    unmount();
    expect(followed()).toEqual([]);
  });

  test('is one in Strict Mode, too', () => {
    const { result, change, unmount } = follow(wide, StrictMode);
    expect(followed()).toEqual([wide]);
    change(veryWide);
    expect(followed()).toEqual([veryWide]);
    act(() => resize(1300));
    expect(result.current).toBe(true);
    unmount();
    expect(followed()).toEqual([]);
  });
});

describe('HTML from a server', () => {
  /** Hydrates what a server has made of a component with the hook. */
  function hydrate(onServer: boolean | undefined, html: string) {
    const seen: unknown[] = [];
    const onRender = (matches: boolean) =>
      seen.push({ matches, calls: vi.mocked(window.matchMedia).mock.calls.length });
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = html;
    const paragraph = container.firstChild;
    render(<Answer onServer={onServer} onRender={onRender} />, { container, hydrate: true });
    return { seen, text: container.textContent, isSameNode: container.firstChild === paragraph };
  }

  test('is hydrated without matchMedia, and then corrected', () => {
    const { seen, text, isSameNode } = hydrate(undefined, '<p>false</p>');
    expect(seen[0]).toEqual({ matches: false, calls: 0 });
    expect(text).toBe('true');
    expect(isSameNode).toBe(true);
  });

  test('is hydrated with the answer that the server was given', () => {
    viewport.width = 300;
    const { seen, text, isSameNode } = hydrate(true, '<p>true</p>');
    expect(seen[0]).toEqual({ matches: true, calls: 0 });
    expect(text).toBe('false');
    expect(isSameNode).toBe(true);
  });

  test('that was right is rendered once', () => {
    expect(hydrate(true, '<p>true</p>').seen).toHaveLength(1);
  });
});
