import { useEffect, useState, useSyncExternalStore } from 'react';
import styles from './Timeline.module.css';

function WaterLevel({ station, unit, log }: { station: string; unit: string; log: Log }) {
  log.write('render', `${station} in ${unit}`);

  useEffect(() => {
    log.write('setup', `listen to ${station}`);
    return () => log.write('cleanup', `stop listening to ${station}`);
  }, [station, log]);

  return (
    <p>
      Water level at the {station}, in {unit}
    </p>
  );
}

export default function Timeline() {
  const [log] = useState(createLog);
  const [station, setStation] = useState('harbor');
  const [unit, setUnit] = useState('meters');
  const [shown, setShown] = useState(true);

  return (
    <div className={styles.timeline}>
      <div>
        {shown && <WaterLevel station={station} unit={unit} log={log} />}
        <p>
          <button type="button" onClick={() => setStation(station === 'harbor' ? 'bridge' : 'harbor')}>
            Other station
          </button>{' '}
          <button type="button" onClick={() => setUnit(unit === 'meters' ? 'feet' : 'meters')}>
            Other unit
          </button>{' '}
          <button type="button" onClick={() => setShown(!shown)}>
            {shown ? 'Leave' : 'Come back'}
          </button>
        </p>
      </div>
      <LogView log={log} />
    </div>
  );
}

function LogView({ log }: { log: Log }) {
  const lines = useSyncExternalStore(log.subscribe, log.read, log.readOnServer);
  return (
    <ol className={styles.log} aria-label="Log">
      {lines.slice(-10).map(({ id, phase, text }) => (
        <li key={id} value={id} data-phase={phase}>
          {phase}: {text}
        </li>
      ))}
    </ol>
  );
}

type Log = ReturnType<typeof createLog>;

/** A log outside React. Like the console, it may be written to during rendering: no component that writes to it reads it. */
function createLog() {
  const none: { id: number; phase: string; text: string }[] = [];
  let lines = none;
  let show = () => {};
  return {
    write(phase: string, text: string) {
      lines = [...lines, { id: lines.length + 1, phase, text }];
      queueMicrotask(() => show());
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
