/** What is read of a root of React's, as its developer tools do. */
interface Root {
  /** The kinds of updates that it has not rendered yet, as bits. */
  pendingLanes: number;
  /** The components that asked for what has just been rendered. */
  memoizedUpdaters: Iterable<Component>;
}

/** What is read of a component. */
export interface Component {
  type: unknown;
  /** The same component in the other one of its two trees. */
  alternate: Component | null;
}

/** How long it may go on without a pause, in milliseconds. */
const limits = { chain: 2_000, flood: 5_000 };

/** So many updates of a component within a second are a flood: more than a display shows, and than three timers can ask for. */
const flood = 1_000;

/** How many promises an effect may wait for, one after the other, until it asks for the next update. */
const promises = 20;

/** The updates of a component since a moment. */
interface Pace {
  updates: number;
  since: number;
  /** Since when each thousand of them took less than a second. */
  floodSince: number;
}

/**
 * Watches for a component that renders itself without an end, though it does not block: its effects ask for the next update each time,
 * or timers do so more often than anybody can see. React tells it what happens as it tells its developer tools.
 */
export class UpdateWatch {
  readonly supportsFiber = true;
  #now: () => number;
  #onEndless: (problem: string) => void;
  #onLink: () => void;
  #names = new Map<Root, string>();
  /** When the chains of updates have begun that roots are in. */
  #chains = new Map<Root, number>();
  /** The roots of which an effect has asked for an update since their latest one. */
  #linked = new Set<Root>();
  #paces = new WeakMap<Component, Pace>();

  /**
   * @param now milliseconds
   * @param onEndless called with what the component does, in two sentences
   * @param onLink called whenever an update leads to the next one
   */
  constructor(now: () => number, onEndless: (problem: string) => void, onLink: () => void) {
    this.#now = now;
    this.#onEndless = onEndless;
    this.#onLink = onLink;
  }

  readonly inject = (): number => 1;
  readonly onCommitFiberUnmount = (): void => {};

  /** Called after each update, before its effects. */
  readonly onCommitFiberRoot = (_renderer: number, root: Root): void => {
    const now = this.#now();
    if (!this.#linked.delete(root)) this.#chains.set(root, now);
    for (const component of root.memoizedUpdaters) {
      this.#names.set(root, nameOf(component));
      if (this.#isFlood(component, now))
        this.#end(`${nameOf(component)} updates more than ${flood} times a second. Does it ever end?`);
    }
  };

  /** An effect, of whose updates the watch knows. */
  watched<Result>(effect: () => Result): () => Result {
    return () => {
      const before = [...this.#chains.keys()].map((root) => [root, root.pendingLanes] as const);
      const result = effect();
      void this.#follow(before);
      return result;
    };
  }

  /** Notes which roots an effect asks for an update of without waiting for anything but promises. */
  async #follow(before: readonly (readonly [Root, number])[]): Promise<void> {
    for (let waited = 0; waited <= promises; waited += 1) {
      for (const [root, lanes] of before) if ((root.pendingLanes & ~lanes) !== 0) this.#link(root);
      await null;
    }
  }

  #link(root: Root): void {
    this.#linked.add(root);
    this.#onLink();
    const since = this.#chains.get(root) ?? this.#now();
    if (this.#now() - since <= limits.chain) return;
    const name = this.#names.get(root);
    this.#end(`${name} renders itself again and again: an effect sets state each time. Does it need dependencies?`);
  }

  #end(problem: string): void {
    this.#onEndless(problem);
    this.#onEndless = () => {};
  }

  #isFlood(component: Component, now: number): boolean {
    const { alternate } = component;
    const known = this.#paces.get(component) ?? (alternate && this.#paces.get(alternate));
    const pace = known ?? { updates: 0, since: now, floodSince: now };
    this.#paces.set(component, pace);
    pace.updates += 1;
    if (pace.updates < flood) return false;
    if (now - pace.since > 1_000) pace.floodSince = now;
    Object.assign(pace, { updates: 0, since: now });
    return now - pace.floodSince > limits.flood;
  }
}

function nameOf({ type }: Component): string {
  return (typeof type === 'function' && type.name) || 'A component';
}
