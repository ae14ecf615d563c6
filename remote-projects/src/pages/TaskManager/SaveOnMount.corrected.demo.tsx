import { useCallback, useEffect, useState } from 'react';

const key = 'demo:save-on-mount:corrected';
const readStored = (): string[] => JSON.parse(localStorage.getItem(key) ?? '[]');

function TaskList({ log }: { log: (event: string) => void }) {
  /** Null until the storage has been read. */
  const [tasks, setTasks] = useState<string[] | null>(null);

  useEffect(() => {
    setTasks(readStored());
    log('loaded');
  }, [log]);

  const add = () => {
    if (!tasks) return;
    const next = [...tasks, `Task ${tasks.length + 1}`];
    setTasks(next);
    localStorage.setItem(key, JSON.stringify(next));
    log('saved');
  };

  return (
    <>
      <ul aria-label="Loaded tasks">
        {tasks?.map((task) => (
          <li key={task}>{task}</li>
        ))}
      </ul>
      <button type="button" onClick={add}>
        One more task
      </button>
    </>
  );
}

export default function SaveOnMount() {
  const [open, setOpen] = useState<'closed' | 'open' | 'for a moment'>('closed');
  const [run, setRun] = useState(0);
  const [lines, setLines] = useState<string[]>([]);
  const log = useCallback((event: string) => {
    const stored = readStored().length;
    setLines((before) => [...before, `${event}: ${stored} in the storage`]);
  }, []);

  const start = (how: 'open' | 'for a moment') => {
    localStorage.setItem(key, JSON.stringify(['Book the train', 'Feed the cat']));
    setLines(['begin: 2 in the storage']);
    setOpen(how);
    setRun(run + 1);
  };

  // The user leaves immediately, as after a redirect: the list unmounts before its second render.
  useEffect(() => {
    if (open === 'for a moment') setOpen('closed');
  }, [open]);

  return (
    <div>
      <p>
        <button type="button" onClick={() => (open === 'open' ? setOpen('closed') : start('open'))}>
          {open === 'open' ? 'Close the list' : 'Open the list'}
        </button>{' '}
        <button type="button" onClick={() => start('for a moment')}>
          Open and leave at once
        </button>
      </p>
      {open !== 'closed' && <TaskList key={run} log={log} />}
      <ol aria-label="Log of the storage" aria-live="polite">
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added, at the end
          <li key={i}>{line}</li>
        ))}
      </ol>
    </div>
  );
}
