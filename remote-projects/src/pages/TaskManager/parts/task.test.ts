import { describe, expect, it } from 'vitest';
import { isTask, nextId } from './task.ts';

const task = { id: 1000, text: 'Pay the rent', completed: false };

describe('a task', () => {
  it('has a number, a text and whether it is completed', () => {
    expect(isTask(task)).toBe(true);
    expect(isTask({ ...task, priority: 'high' })).toBe(true);
  });

  it.each([
    ['nothing', null],
    ['a text', 'Pay the rent'],
    ['a list', []],
    ['an id that is text', { ...task, id: '1000' }],
    ['an id that is no whole number', { ...task, id: 1.5 }],
    ['no text', { id: 1000, completed: false }],
    ['blank text', { ...task, text: '  ' }],
    ['"completed" as text', { ...task, completed: 'false' }],
  ])('is not %s', (_what, value) => {
    expect(isTask(value)).toBe(false);
  });
});

describe('the id of a new task', () => {
  it('is the time', () => {
    expect(nextId(2000, [])).toBe(2000);
    expect(nextId(2000, [task])).toBe(2000);
  });

  it('is one more than the last id when two are added in the same millisecond', () => {
    expect(nextId(1000, [task])).toBe(1001);
  });

  it('is larger than all ids when the clock was set back, whatever their order', () => {
    expect(nextId(500, [{ ...task, id: 3000 }, task])).toBe(3001);
  });

  it('is a free number when no larger one can be told apart', () => {
    const id = nextId(1000, [task, { ...task, id: Number.MAX_SAFE_INTEGER }]);
    expect(id).toBe(1001);
    expect(isTask({ ...task, id })).toBe(true);
  });
});
