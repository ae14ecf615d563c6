import { nextId, type Task } from './task.ts';

/** A change that the reader made to the list. It identifies tasks by id, so it can also be applied to any later list. */
export type Change = (tasks: readonly Task[]) => readonly Task[];

/** Inserts a task at an index, or at the end. If its id is taken, it gets a new one, so that nothing is lost. */
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
