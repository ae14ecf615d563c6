/// <reference path="../../../../runner/library-modules.d.ts" />
/** Begins to watch the updates of programs in React. It runs before React DOM, which looks for its developer tools when it starts. */
import { endless, linked } from 'site:page';
import react from 'react';
import { UpdateWatch } from './UpdateWatch.ts';

type Hook = typeof react.useEffect;

const watch = new UpdateWatch(performance.now.bind(performance), endless, linked);

const watching =
  (hook: Hook): Hook =>
  (effect, ...dependencies) =>
    hook(typeof effect === 'function' ? watch.watched(effect) : effect, ...dependencies);

Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: watch });
Object.assign(react, { useEffect: watching(react.useEffect), useLayoutEffect: watching(react.useLayoutEffect) });
