import { describe, expect, test } from 'vitest';
import { UndoHistory } from './solution';

/** A history with the states 0, 1 … n. */
function historyTo(n: number, limit?: number) {
  const history = new UndoHistory(0, limit);
  for (let state = 1; state <= n; state += 1) history.push(state);
  return history;
}

test('begins with the first state and no steps', () => {
  const history = new UndoHistory('empty');
  expect([history.current, history.canUndo, history.canRedo]).toEqual(['empty', false, false]);
});

test('undoes in reverse order and returns the current state', () => {
  const history = historyTo(3);
  expect(history.current).toBe(3);
  expect([history.undo(), history.undo(), history.current]).toEqual([2, 1, 1]);
  expect([history.canUndo, history.canRedo]).toEqual([true, true]);
});

test('redoes in the order of the pushes', () => {
  const history = historyTo(3);
  history.undo();
  history.undo();
  expect([history.redo(), history.redo(), history.current]).toEqual([2, 3, 3]);
  expect([history.canUndo, history.canRedo]).toEqual([true, false]);
});

test('can redo after one undo', () => {
  const history = historyTo(1);
  history.undo();
  expect([history.canUndo, history.canRedo]).toEqual([false, true]);
});

test('changes nothing when there is no step', () => {
  const history = historyTo(1);
  expect([history.redo(), history.current]).toEqual([1, 1]);
  expect([history.undo(), history.undo(), history.undo()]).toEqual([0, 0, 0]);
  expect([history.canUndo, history.redo(), history.canRedo]).toEqual([false, 1, false]);
});

test('drops the old branch when you push after an undo', () => {
  const history = historyTo(3);
  history.undo();
  history.undo();
  history.push(10);
  expect([history.canRedo, history.redo()]).toEqual([false, 10]);
  expect([history.undo(), history.undo(), history.canUndo]).toEqual([1, 0, false]);
  expect([history.redo(), history.redo(), history.redo()]).toEqual([1, 10, 10]);
});

describe('the limit', () => {
  test('is the number of steps that can be undone', () => {
    const history = historyTo(5, 2);
    expect([history.undo(), history.undo(), history.canUndo, history.undo()]).toEqual([4, 3, false, 3]);
  });

  test('keeps all steps while there are no more of them', () => {
    const history = historyTo(2, 2);
    expect([history.undo(), history.undo(), history.canUndo]).toEqual([1, 0, false]);
  });

  test('does not shorten what can be redone', () => {
    const history = historyTo(5, 2);
    history.undo();
    history.undo();
    expect([history.redo(), history.redo(), history.canRedo]).toEqual([4, 5, false]);
  });

  test('of 0 allows no undo', () => {
    const history = historyTo(3, 0);
    expect([history.current, history.canUndo, history.undo()]).toEqual([3, false, 3]);
  });

  test('is 100 by default', () => {
    const history = historyTo(150);
    while (history.canUndo) history.undo();
    expect(history.current).toBe(50);
  });

  test('may be Infinity', () => {
    const history = historyTo(1_000, Infinity);
    while (history.canUndo) history.undo();
    expect(history.current).toBe(0);
  });
});

test('accepts undefined, null and 0 as states', () => {
  const history = new UndoHistory<unknown>(undefined);
  history.push(null);
  history.push(0);
  expect([history.undo(), history.undo(), history.canUndo]).toEqual([null, undefined, false]);
  expect([history.redo(), history.redo()]).toEqual([null, 0]);
});

test('keeps the same states, without copies', () => {
  const first = { items: [] };
  const history = new UndoHistory<object>(first);
  history.push({ items: ['tea'] });
  expect(history.undo()).toBe(first);
});

test('pushing the current state again is a step', () => {
  const history = historyTo(1);
  history.push(1);
  expect([history.undo(), history.canUndo, history.undo()]).toEqual([1, true, 0]);
});

test('undo and redo in turn end where they began', () => {
  const history = historyTo(3, 2);
  for (const _ of [1, 2, 3]) expect([history.undo(), history.redo()]).toEqual([2, 3]);
  history.undo();
  history.push(8);
  history.push(9);
  expect([history.undo(), history.undo(), history.canUndo]).toEqual([8, 2, false]);
});

test('behaves like a plain list and an index over many steps', () => {
  const history = new UndoHistory(0, 3);
  let [states, at] = [[0], 0];
  for (let step = 1; step < 300; step += 1) {
    const move = (step * 5 + Math.floor(step / 7)) % 4;
    if (move < 2) {
      history.push(step);
      states = [...states.slice(0, at + 1), step].slice(-4);
      at = states.length - 1;
    } else if (move === 2) {
      at = Math.max(0, at - 1);
      expect(history.undo()).toBe(states[at]);
    } else {
      at = Math.min(states.length - 1, at + 1);
      expect(history.redo()).toBe(states[at]);
    }
    expect([history.current, history.canUndo, history.canRedo]).toEqual([states[at], at > 0, at < states.length - 1]);
  }
});
