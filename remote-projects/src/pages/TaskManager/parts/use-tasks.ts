import { useState, useSyncExternalStore } from 'react';
import { complete, insert, remove, rename } from './changes.ts';
import { nextId, type Task } from './task.ts';
import { type Copied, keepCopy, type OpenStorage } from './task-storage.ts';
import { createTaskStore, notLoaded } from './task-store.ts';

/** The stored tasks and what can be done to them. The first render, including on the server, has none yet. */
export function useTasks(open?: OpenStorage) {
  const [store] = useState(() => createTaskStore(open));
  const list = useSyncExternalStore(store.subscribe, store.snapshot, () => notLoaded);

  return {
    ...list,
    add: (text: string) => store.change(insert({ id: nextId(Date.now(), list.tasks), text, completed: false })),
    rename: (id: number, text: string) => store.change(rename(id, text)),
    toggle: ({ id, completed }: Task) => store.change(complete(id, !completed)),
    remove: (id: number) => store.change(remove(id)),
    restore: (task: Task, place: number) => store.change(insert(task, place)),

    /** Tries to save unsaved changes, and returns whether everything is saved now. */
    retry() {
      store.sync();
      return store.snapshot().problem === null;
    },

    /** Moves data that could not be read to another key, and saves the tasks on the screen in its place. */
    setAside(text: string): Copied {
      const copied = keepCopy(text, open);
      if (copied.status === 'copied') store.replaceStored();
      return copied;
    },

    /** Overwrites data that could not be read with the tasks on the screen, and returns whether that worked. */
    replaceStored() {
      store.replaceStored();
      return store.snapshot().problem === null;
    },
  };
}
