import type { Change } from './changes.ts';
import type { Task } from './task.ts';
import { type OpenStorage, type Refused, readTasks, type StoredTasks, saveTasks } from './task-storage.ts';

/** The reason why the tasks on the screen differ from the stored ones. */
export type StorageProblem = Exclude<StoredTasks, { status: 'read' }> | Refused;

/** The tasks to show. Before the storage has been read, there are no tasks and `loaded` is false. */
export interface TaskList {
  loaded: boolean;
  tasks: readonly Task[];
  problem: StorageProblem | null;
}

export const notLoaded: TaskList = { loaded: false, tasks: [], problem: null };

/**
 * The tasks of this page; only this store writes them. Every change is applied to the tasks stored at that moment, so that
 * another tab's changes survive. Changes that could not be saved are kept and retried at the next opportunity.
 * What could not be read is never overwritten, except by `replaceStored`.
 * @param open returns the storage to use; defaults to the browser's storage
 */
export function createTaskStore(open?: OpenStorage) {
  const listeners = new Set<() => void>();
  let list = notLoaded;
  let stored: readonly Task[] = [];
  let unsaved: Change[] = [];

  function show(tasks: readonly Task[], problem: StorageProblem | null) {
    list = { loaded: true, tasks, problem };
    for (const listener of listeners) listener();
  }

  function save(tasks: readonly Task[]) {
    const result = saveTasks(tasks, open);
    if (result.status !== 'saved') return show(tasks, result);
    stored = tasks;
    unsaved = [];
    show(tasks, null);
  }

  /** Reads the stored tasks, applies the unsaved changes to them, and saves the result. */
  function sync() {
    const found = readTasks(open);
    if ('tasks' in found) stored = found.tasks;
    const tasks = unsaved.reduce((before, change) => change(before), stored);
    if (found.status !== 'read') show(tasks, found);
    else if (unsaved.length > 0) save(tasks);
    else show(tasks, null);
  }

  return {
    sync,
    snapshot: () => list,

    /** Reads the storage and listens for changes: `storage` comes from other tabs, `pageshow` when leaving the bfcache. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      addEventListener('storage', sync);
      addEventListener('pageshow', sync);
      sync();
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', sync);
        removeEventListener('pageshow', sync);
      };
    },

    change(change: Change) {
      unsaved = [...unsaved, change];
      sync();
    },

    /** Overwrites the stored data with the tasks on the screen, whether it is readable or not. */
    replaceStored() {
      save(list.tasks);
    },
  };
}
