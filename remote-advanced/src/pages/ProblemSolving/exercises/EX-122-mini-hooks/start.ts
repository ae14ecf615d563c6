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

/** Makes a root for a component. */
export function createRoot<Props, Output>(component: (props: Props) => Output): Root<Props, Output> {
  throw new Error('Not implemented');
}

/** Keeps a value from render to render. */
export function useState<State>(initial: State | (() => State)): [State, SetState<State>] {
  throw new Error('Not implemented');
}

/** Runs an effect after the first render, and after each whose dependencies differ from those of the render before. */
export function useEffect(effect: Effect, deps?: readonly unknown[]): void {
  throw new Error('Not implemented');
}
