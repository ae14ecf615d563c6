/** Sets a state: to a value, or to what a function makes of the current one. */
export type SetState<State> = (next: State | ((state: State) => State)) => void;

/** Starts something after a render. May return a function that cleans up. */
export type Effect = () => unknown;

/** Renders one component, again and again. */
export interface Root<Props, Output> {
  /** What the component returned in its last render; `undefined` before the first. */
  readonly output: Output | undefined;
  render(props: Props): void;
  unmount(): void;
}

interface StateHook {
  kind: 'useState';
  value: unknown;
  set: SetState<unknown>;
}

interface EffectHook {
  kind: 'useEffect';
  effect: Effect;
  deps: readonly unknown[] | undefined;
  /** Whether it has to run after this render. */
  isDue: boolean;
  /** What the last run has returned. */
  cleanup: unknown;
}

type Hook = StateHook | EffectHook;

/** The render that is in progress. */
interface Rendering {
  /** The hooks of the last render, or null in the first one. */
  before: readonly Hook[] | null;
  /** The hooks that this one has called so far. */
  hooks: Hook[];
  /** Has to be called when the value of a state has changed. */
  onChange: () => void;
  isMounted: () => boolean;
}

let rendering: Rendering | null = null;

/** Makes a root for a component. */
export function createRoot<Props, Output>(component: (props: Props) => Output): Root<Props, Output> {
  let hooks: Hook[] | null = null;
  let output: Output | undefined;
  let latestProps: Props;
  let isMounted = true;
  let isWorking = false;
  let isStale = false;

  /** Renders until nothing has changed meanwhile. Changes that come while it works have to wait. */
  function update(): void {
    if (!isMounted) return;
    isStale = true;
    if (isWorking) return;
    isWorking = true;
    try {
      while (isStale) {
        isStale = false;
        renderOnce();
      }
    } finally {
      isWorking = false;
    }
  }

  function renderOnce(): void {
    const current: Rendering = { before: hooks, hooks: [], onChange: update, isMounted: () => isMounted };
    output = within(current, () => component(latestProps));
    hooks = current.hooks;
    const due = effectsOf(hooks).filter((hook) => hook.isDue);
    for (const hook of due) cleanUp(hook);
    for (const hook of due) hook.cleanup = hook.effect();
  }

  return {
    get output() {
      return output;
    },
    render(props) {
      if (!isMounted) throw new Error('This root is unmounted');
      latestProps = props;
      update();
    },
    unmount() {
      if (!isMounted) return;
      isMounted = false;
      for (const hook of effectsOf(hooks ?? [])) cleanUp(hook);
    },
  };
}

/** Keeps a value from render to render. */
export function useState<State>(initial: State | (() => State)): [State, SetState<State>] {
  const { before, onChange, isMounted } = nextHook('useState');
  const hook = before ?? makeState(initial, onChange, isMounted);
  rendering?.hooks.push(hook);
  return [hook.value as State, hook.set as SetState<State>];
}

/** Runs an effect after the first render, and after each whose dependencies differ from those of the render before. */
export function useEffect(effect: Effect, deps?: readonly unknown[]): void {
  const { before } = nextHook('useEffect');
  const isDue = !before || differ(before.deps, deps);
  rendering?.hooks.push({ kind: 'useEffect', effect, deps, isDue, cleanup: before?.cleanup });
}

/** Calls a function in which hooks belong to this render. */
function within<Result>(current: Rendering, fn: () => Result): Result {
  const outer = rendering;
  rendering = current;
  try {
    const result = fn();
    if (current.before && current.before.length !== current.hooks.length) throw wrongHooks();
    return result;
  } finally {
    rendering = outer;
  }
}

/** What the last render has at the position of the hook that is called now. @throws Error if that is a hook of another kind */
function nextHook<Kind extends Hook['kind']>(kind: Kind) {
  if (!rendering) throw new Error('Hooks can only be called while a component renders');
  const { before, hooks, onChange, isMounted } = rendering;
  const hook = before?.[hooks.length];
  if (before && hook?.kind !== kind) throw wrongHooks();
  return { before: hook as Extract<Hook, { kind: Kind }> | undefined, onChange, isMounted };
}

function wrongHooks(): Error {
  return new Error('A component has to call the same hooks in the same order in each render');
}

function makeState<State>(initial: State | (() => State), onChange: () => void, isMounted: () => boolean): StateHook {
  const hook: StateHook = {
    kind: 'useState',
    value: isFunction(initial) ? initial() : initial,
    set(next) {
      if (!isMounted()) return;
      const value = isFunction(next) ? next(hook.value) : next;
      if (Object.is(value, hook.value)) return;
      hook.value = value;
      onChange();
    },
  };
  return hook;
}

function isFunction(value: unknown): value is (...args: unknown[]) => unknown {
  return typeof value === 'function';
}

function effectsOf(hooks: readonly Hook[]): EffectHook[] {
  return hooks.filter((hook) => hook.kind === 'useEffect');
}

function cleanUp(hook: EffectHook): void {
  if (isFunction(hook.cleanup)) hook.cleanup();
}

/** Whether an effect with these dependencies has to run again. */
function differ(before: readonly unknown[] | undefined, deps: readonly unknown[] | undefined): boolean {
  return !before || !deps || deps.some((dep, index) => !Object.is(dep, before[index]));
}
