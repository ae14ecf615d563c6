interface Task {
  id: number;
  text: string;
  completed: boolean;
}

export interface State {
  tasks: Task[];
  lastId: number;
  /** The text of a new task; kept here while another task is updated. */
  draft: string;
  /** The mode: null means adding. */
  edit: { id: number; text: string } | null;
  removed: { task: Task; place: number }[];
}

/** The rows of the table. A reducer must not read the clock, so the event contains the time. */
export type TaskEvent =
  | { type: 'typed'; text: string }
  | { type: 'submitted'; now: number }
  | { type: 'toggled' | 'opened' | 'removed'; id: number }
  | { type: 'canceled' | 'restored' };

/** The next state. If an event changes nothing, it returns the same object, and React skips the update. */
export function reducer(state: State, event: TaskEvent): State {
  const { tasks, edit, removed } = state;
  const task = 'id' in event ? tasks.find(({ id }) => id === event.id) : undefined;
  switch (event.type) {
    case 'typed':
      return edit ? { ...state, edit: { ...edit, text: event.text } } : { ...state, draft: event.text };
    case 'submitted':
      return submit(state, event.now);
    case 'toggled':
      return task ? { ...state, tasks: change(tasks, task.id, { completed: !task.completed }) } : state;
    case 'opened':
      return task ? { ...state, edit: { id: task.id, text: task.text } } : state;
    case 'canceled':
      return edit ? { ...state, edit: null } : state;
    case 'removed': {
      if (!task) return state;
      const place = tasks.indexOf(task);
      const stillOpen = edit?.id === task.id ? null : edit;
      return { ...state, tasks: tasks.toSpliced(place, 1), edit: stillOpen, removed: [...removed, { task, place }] };
    }
    case 'restored': {
      const last = removed.at(-1);
      if (!last) return state;
      return { ...state, tasks: tasks.toSpliced(last.place, 0, last.task), removed: removed.slice(0, -1) };
    }
    default:
      throw new Error(`Unknown event: ${JSON.stringify(event satisfies never)}`);
  }
}

function submit(state: State, now: number): State {
  const { tasks, lastId, draft, edit } = state;
  const text = (edit?.text ?? draft).trim();
  if (!text) return state;
  if (edit) return { ...state, tasks: change(tasks, edit.id, { text }), edit: null };
  const id = Math.max(now, lastId + 1);
  return { ...state, tasks: [...tasks, { id, text, completed: false }], lastId: id, draft: '' };
}

function change(tasks: Task[], id: number, fields: Partial<Task>): Task[] {
  return tasks.map((task) => (task.id === id ? { ...task, ...fields } : task));
}
