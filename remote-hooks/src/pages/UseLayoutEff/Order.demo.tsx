import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import styles from './Order.module.css';

/** Logs when React renders a component, and when it runs and cleans up its effects. */
function useLoggedPhases(name: string, log: Log) {
  log.write(name, 'render');
  useEffect(() => {
    log.write(name, 'effect');
    return () => log.write(name, 'effect cleanup');
  });
  useLayoutEffect(() => {
    log.write(name, 'layout effect');
    return () => log.write(name, 'layout effect cleanup');
  });
}

function Child({ log }: { log: Log }) {
  useLoggedPhases('child', log);
  return <p className={styles.component}>Child</p>;
}

function Parent({ log }: { log: Log }) {
  useLoggedPhases('parent', log);
  const [hasChild, setHasChild] = useState(true);
  const [, setRun] = useState(0);

  const start = (change: () => void) => {
    log.clear();
    change();
  };

  return (
    <div className={styles.component}>
      <p>Parent</p>
      {hasChild && <Child log={log} />}
      <p>
        <button type="button" onClick={() => start(() => setRun((now) => now + 1))}>
          Render the parent
        </button>{' '}
        <button type="button" onClick={() => start(() => setHasChild(!hasChild))}>
          {hasChild ? 'Remove the child' : 'Bring the child back'}
        </button>
      </p>
    </div>
  );
}

export default function Order() {
  const [log] = useState(createLog);
  return (
    <div className={styles.order}>
      <Parent log={log} />
      <LogView log={log} />
    </div>
  );
}

function LogView({ log }: { log: Log }) {
  const lines = useSyncExternalStore(log.subscribe, log.read, log.readOnServer);
  return (
    <ol className={styles.log} aria-label="Log">
      {lines.map(({ id, name, phase }) => (
        <li key={id} data-name={name}>
          {name}: {phase}
        </li>
      ))}
    </ol>
  );
}

type Log = ReturnType<typeof createLog>;

/** A log outside React. Like the console, it may be written to during rendering: no component that writes to it reads it. */
function createLog() {
  const none: { id: number; name: string; phase: string }[] = [];
  let lines = none;
  let show = () => {};
  return {
    write(name: string, phase: string) {
      lines = [...lines, { id: lines.length, name, phase }];
      queueMicrotask(() => show());
    },
    clear() {
      lines = none;
    },
    read: () => lines,
    readOnServer: () => none,
    subscribe(listener: () => void) {
      show = listener;
      return () => {
        show = () => {};
      };
    },
  };
}
