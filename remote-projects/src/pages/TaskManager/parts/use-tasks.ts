import { useState, useSyncExternalStore } from 'react';
import { complete, insert, remove, rename } from './changes.ts';
import { nextId, type Task } from './task.ts';
import { type Copied, keepCopy, type OpenStorage } from './task-storage.ts';
import { createTaskStore, notLoaded } from './task-store.ts';

/** The stored tasks and what can be done to them. The first render, on the server too, has none yet. */
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

    /** Tries to save what is not saved yet, and says whether it is now. */
    retry() {
      store.sync();
      return store.snapshot().problem === null;
    },

    /** Keeps what could not be read under another key, and saves the tasks on the screen in its place. */
    setAside(text: string): Copied {
      const copied = keepCopy(text, open);
      if (copied.status === 'copied') store.replaceStored();
      return copied;
    },

    /** Saves the tasks on the screen over what could not be read, and says whether that worked. */
    replaceStored() {
      store.replaceStored();
      return store.snapshot().problem === null;
    },
  };
}
