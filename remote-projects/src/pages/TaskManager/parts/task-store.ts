import type { Change } from './changes.ts';
import type { Task } from './task.ts';
import { type OpenStorage, type Refused, readTasks, type StoredTasks, saveTasks } from './task-storage.ts';

/** Why what is on the screen is not what is stored. */
export type StorageProblem = Exclude<StoredTasks, { status: 'read' }> | Refused;

/** The tasks to show. Before the storage has been read there are none, and `loaded` is false. */
export interface TaskList {
  loaded: boolean;
  tasks: readonly Task[];
  problem: StorageProblem | null;
}

export const notLoaded: TaskList = { loaded: false, tasks: [], problem: null };

/**
 * The tasks of this page, and the only one to store them. Every change is applied to what is stored at that moment, so that
 * another tab's changes survive. Changes that could not be saved are kept and applied again at the next chance.
 * What could not be read is never overwritten, except by `replaceStored`.
 * @param open hands out the storage to use; without it, that of the browser
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

  /** Reads what is stored now, applies the unsaved changes to it, and saves them. */
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

    /** Reads the storage, and follows it: `storage` comes from other tabs, `pageshow` when the page comes back from the cache. */
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

    /** Saves the tasks on the screen over whatever is stored, readable or not. */
    replaceStored() {
      save(list.tasks);
    },
  };
}
