import { useState } from 'react';
import App from './App.tsx';
import styles from './StorageFailures.module.css';

const row = (id: number, text: string) => `{"id":${id},"text":"${text}","completed":false}`;

/** The storage's initial contents, and its capacity in characters; 0 if the browser blocks it. */
const failures = {
  'Damaged text': { text: `[${row(1, 'Book the train')},{"id":2,"te`, room: 1_000 },
  'One bad entry': { text: `[${row(1, 'Book the train')},"Feed the cat"]`, room: 1_000 },
  'Nearly full': { text: `[${row(1, 'Book the train')},${row(2, 'Feed the cat')}]`, room: 130 },
  Blocked: { text: '', room: 0 },
};
type Failure = keyof typeof failures;
const names = Object.keys(failures) as Failure[];

/** A storage in memory: it cannot affect the tasks stored in the browser. */
function createStorage(failure: Failure, onChange: (held: [string, string][]) => void) {
  const { text, room } = failures[failure];
  const held = new Map([['tasks', text]]);
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem(key: string, value: string) {
      const others = [...held].filter(([one]) => one !== key).map(([, other]) => other);
      if ([...others, value].join('').length > room) throw new DOMException('No room.', 'QuotaExceededError');
      held.set(key, value);
      onChange([...held]);
    },
  };
}

export default function StorageFailures() {
  const [run, setRun] = useState<{ id: number; failure: Failure; open: () => ReturnType<typeof createStorage> }>();
  const [held, setHeld] = useState<[string, string][]>([]);

  const start = (failure: Failure) => {
    const storage = createStorage(failure, setHeld);
    const open = () => {
      if (failures[failure].room === 0) throw new DOMException('Not allowed.', 'SecurityError');
      return storage;
    };
    setHeld([['tasks', failures[failure].text]]);
    setRun({ id: (run?.id ?? 0) + 1, failure, open });
  };

  return (
    <div>
      <fieldset className="choice">
        <legend>Start with a storage that is</legend>
        {names.map((name) => (
          <button key={name} type="button" aria-pressed={name === run?.failure} onClick={() => start(name)}>
            {name}
          </button>
        ))}
      </fieldset>
      {run && (
        <section className={styles.run} aria-label={`Task manager, storage: ${run.failure}`}>
          <App key={run.id} storage={run.open} />
          <h3>What the storage holds</h3>
          {run.failure === 'Blocked' && <p>Nobody can say: reading it fails.</p>}
          <dl>
            {held.map(([key, text]) => (
              <div key={key} hidden={!text}>
                <dt>
                  <code>{key}</code>, {text.length} characters of {failures[run.failure].room.toLocaleString('en')}
                </dt>
                <dd>
                  <code>{text}</code>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}
