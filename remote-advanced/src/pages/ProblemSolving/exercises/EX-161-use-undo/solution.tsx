import { useMemo, useReducer } from 'react';

export interface Undoable<State, Action> {
  state: State;
  /** Makes the next state with the reducer. */
  dispatch: (action: Action) => void;
  /** Goes one step back, if there is one. */
  undo: () => void;
  /** Goes one step forward, if there is one. */
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
}

interface History<State> {
  /** The oldest state comes first. */
  past: readonly State[];
  present: State;
  /** The state that the next redo leads to comes first. */
  future: readonly State[];
}

type Step<Action> = { type: 'change'; action: Action } | { type: 'undo' } | { type: 'redo' };

/**
 * A reducer whose changes can be undone and redone.
 * @param initial the state of the first render
 * @param limit how many steps can be undone at most
 */
export function useUndo<State, Action>(
  reducer: (state: State, action: Action) => State,
  initial: State,
  limit = 100,
): Undoable<State, Action> {
  const [{ past, present, future }, take] = useReducer(
    (history: History<State>, step: Step<Action>): History<State> => {
      if (step.type === 'undo') return undone(history);
      if (step.type === 'redo') return redone(history);
      return changed(history, reducer(history.present, step.action), limit);
    },
    { past: [], present: initial, future: [] },
  );

  const steps = useMemo(
    () => ({
      dispatch: (action: Action) => take({ type: 'change', action }),
      undo: () => take({ type: 'undo' }),
      redo: () => take({ type: 'redo' }),
    }),
    [],
  );

  return { ...steps, state: present, canUndo: past.length > 0, canRedo: future.length > 0 };
}

function changed<State>(history: History<State>, next: State, limit: number): History<State> {
  const { past, present } = history;
  if (Object.is(next, present)) return history;
  const oldest = Math.max(0, past.length + 1 - limit);
  return { past: [...past, present].slice(oldest), present: next, future: [] };
}

function undone<State>(history: History<State>): History<State> {
  const { past, present, future } = history;
  if (past.length === 0) return history;
  return { past: past.slice(0, -1), present: past.at(-1) as State, future: [present, ...future] };
}

function redone<State>(history: History<State>): History<State> {
  const { past, present, future } = history;
  if (future.length === 0) return history;
  return { past: [...past, present], present: future[0] as State, future: future.slice(1) };
}
