import { nextId, type Task } from './task.ts';

/** What the reader did to the list. It names tasks by id, so it can be applied to any later list as well. */
export type Change = (tasks: readonly Task[]) => readonly Task[];

/** Puts a task at a place, or last. It gets another id when its own is taken, so that nothing is lost. */
export function insert(task: Task, place = Number.POSITIVE_INFINITY): Change {
  return (tasks) => {
    const taken = tasks.some(({ id }) => id === task.id);
    return tasks.toSpliced(place, 0, taken ? { ...task, id: nextId(task.id, tasks) } : task);
  };
}

export function rename(id: number, text: string): Change {
  return (tasks) => tasks.map((task) => (task.id === id ? { ...task, text } : task));
}

export function complete(id: number, completed: boolean): Change {
  return (tasks) => tasks.map((task) => (task.id === id ? { ...task, completed } : task));
}

export function remove(id: number): Change {
  return (tasks) => tasks.filter((task) => task.id !== id);
}
