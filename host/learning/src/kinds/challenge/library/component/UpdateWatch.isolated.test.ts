import { createRequire } from 'node:module';
import { createElement, useEffect, useLayoutEffect, useState } from 'react';
import type * as client from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Component, UpdateWatch } from './UpdateWatch.ts';

let now: number;
const onEndless = vi.fn();
const onLink = vi.fn();
let watch: UpdateWatch;
const tools: Partial<UpdateWatch> = {
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberRoot: (renderer, root) => watch.onCommitFiberRoot(renderer, root),
};
Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: tools });
// It looks for its developer tools when it is loaded, and the setup of the tests has loaded it already.
const require = createRequire(import.meta.url);
for (const path of Object.keys(require.cache)) if (path.includes('/react-dom/')) delete require.cache[path];
const { createRoot }: typeof client = require('react-dom/client');

let root: client.Root;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  now = 0;
  renders = 0;
  watch = new UpdateWatch(() => now, onEndless, onLink);
  root = createRoot(document.createElement('div'));
});

afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
  onEndless.mockClear();
  onLink.mockClear();
});

const aTask = () => new Promise((resolve) => setTimeout(resolve));

type Hook = typeof useEffect;
type Ask = (update: () => void) => void;

let renders: number;

/** Asks for its next update in an effect. It takes 10 milliseconds. */
function Counter({ hook, ask }: { hook: Hook; ask: Ask }) {
  const [count, setCount] = useState(0);
  renders += 1;
  now += 10;
  hook(
    watch.watched(() => {
      if (onEndless.mock.calls.length === 0 && count < 1_000) ask(() => setCount(count + 1));
    }),
  );
  return count;
}

let countDown: () => void;

/** Counts down by effects when it is told to. */
function Countdown() {
  const [left, setLeft] = useState(0);
  renders += 1;
  now += 10;
  countDown = () => setLeft(40);
  useEffect(
    watch.watched(() => {
      if (left > 0) setLeft(left - 1);
    }),
  );
  return left;
}

const chain = 'Counter renders itself again and again: an effect sets state each time. Does it need dependencies?';

const asks: Record<string, [Hook, Ask]> = {
  'at once': [useEffect, (update) => update()],
  'after promises': [useEffect, (update) => void Promise.resolve().then().then(update)],
  'after a promise of a layout effect': [useLayoutEffect, (update) => void Promise.resolve().then(update)],
};

it.each(Object.entries(asks))(
  'finds a component whose effect asks for the next update %s',
  async (_when, [hook, ask]) => {
    root.render(createElement(Counter, { hook, ask }));
    await vi.waitFor(() => expect(onEndless).toHaveBeenCalledWith(chain), { timeout: 20_000 });
    expect(renders).toBeGreaterThan(190);
    expect(onLink.mock.calls.length).toBeGreaterThan(190);
    expect(onEndless).toHaveBeenCalledOnce();
  },
);

it('leaves a component alone that waits for a timer or a frame, however long its updates take', async () => {
  root.render(createElement(Counter, { hook: useEffect, ask: (update) => setTimeout(update) }));
  while (renders < 1_000) await aTask();
  expect(onEndless).not.toHaveBeenCalled();
  expect(onLink).not.toHaveBeenCalled();
});

it('leaves chains alone that end, also when there are many', async () => {
  root.render(createElement(Countdown));
  for (let times = 0; times < 10; times += 1) {
    while (renders < 1 + times * 41) await aTask();
    countDown();
  }
  while (renders < 411) await aTask();
  expect(now).toBeGreaterThan(4_000);
  expect(onEndless).not.toHaveBeenCalled();
});

it.each([
  ['ends one that updates more than 1,000 times a second for five seconds', 0.9, true],
  ['leaves one alone that updates 900 times a second', 1.1, false],
])('%s', (_what, milliseconds, isEnded) => {
  const fiber = { type: function Stopwatch() {}, alternate: {} as Component };
  fiber.alternate = { type: fiber.type, alternate: fiber };
  const tree = { pendingLanes: 0 };
  const found = vi.fn();
  const alone = new UpdateWatch(() => now, found, onLink);
  for (let updates = 0; updates < 7_000; updates += 1) {
    now += milliseconds;
    alone.onCommitFiberRoot(1, { ...tree, memoizedUpdaters: [updates % 2 ? fiber : fiber.alternate] });
  }
  expect(found.mock.calls).toEqual(
    isEnded ? [['Stopwatch updates more than 1000 times a second. Does it ever end?']] : [],
  );
});
