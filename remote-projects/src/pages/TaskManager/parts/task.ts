/** One task. `id` is its creation time, in milliseconds. */
export interface Task {
  id: number;
  text: string;
  completed: boolean;
}

/** Whether an untrusted value is a task that this page could have written. Additional fields are allowed. */
export function isTask(value: unknown): value is Task {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    Number.isSafeInteger(value.id) &&
    'text' in value &&
    typeof value.text === 'string' &&
    value.text.trim() !== '' &&
    'completed' in value &&
    typeof value.completed === 'boolean'
  );
}

/**
 * The id of a new task: the time, or the highest id plus one if the time is not larger than all ids. Two fast additions
 * can share a millisecond, and a clock can be set back.
 * @param now the time in milliseconds
 */
export function nextId(now: number, tasks: readonly Task[]): number {
  const last = tasks.reduce((largest, { id }) => Math.max(largest, id), 0);
  const next = Math.max(now, last + 1);
  return Number.isSafeInteger(next) ? next : firstFree(now, tasks);
}

function firstFree(from: number, tasks: readonly Task[]): number {
  const taken = new Set(tasks.map(({ id }) => id));
  let id = from;
  while (taken.has(id)) id += 1;
  return id;
}
