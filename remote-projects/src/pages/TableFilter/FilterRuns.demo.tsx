import { memo, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import styles from './FilterRuns.module.css';

const ways = ['Every key', 'Debounced', 'Deferred'] as const;
type Way = (typeof ways)[number];
type Counts = Readonly<Record<Way, number>>;
const none: Counts = { 'Every key': 0, Debounced: 0, Deferred: 0 };

const trees = 'alder apple ash beech birch cedar cherry elm hazel larch lime maple oak pear pine willow'.split(' ');
const rows = Array.from({ length: 5_000 }, (_, i) => `${trees[i % 16]} ${trees[(i >> 4) % 16]} ${i + 1}`);

/** Filters and counts each run, including runs whose result React discards because a newer keystroke arrived. */
function createFilter() {
  let runs = none;
  return (search: string, way: Way) => {
    if (search) runs = { ...runs, [way]: runs[way] + 1 };
    return { found: rows.filter((row) => row.includes(search)), runs };
  };
}

/** The debounced text: its value when typing last paused for 300 ms. */
function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 300);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

export default function FilterRuns() {
  const group = useId();
  const [filter] = useState(createFilter);
  const [way, setWay] = useState<Way>('Every key');
  const [slow, setSlow] = useState(false);
  const [keys, setKeys] = useState(none);
  const [text, setText] = useState('');
  const search = { 'Every key': text, Debounced: useDebounced(text), Deferred: useDeferredValue(text) }[way];
  const { found, runs } = useMemo(() => filter(search, way), [filter, search, way]);

  const choose = (next: Way) => {
    setWay(next);
    setText('');
  };
  const type = (next: string) => {
    setText(next);
    setKeys({ ...keys, [way]: keys[way] + 1 });
  };

  return (
    <div className={styles.demo}>
      <fieldset className="choice">
        <legend>The rows follow</legend>
        {ways.map((one) => (
          <label key={one}>
            <input type="radio" name={group} checked={one === way} onChange={() => choose(one)} /> {one}
          </label>
        ))}
        <label>
          <input type="checkbox" checked={slow} onChange={() => setSlow(!slow)} /> Slow rows
        </label>
      </fieldset>
      <label>
        Filter the trees{' '}
        <input type="text" value={text} autoComplete="off" onChange={({ target }) => type(target.value)} />
      </label>
      <p role="status">Trees found: {found.length.toLocaleString('en')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to reach a scroll container */}
      <section className={styles.rows} aria-label="The first hundred trees" tabIndex={0}>
        <Rows found={found} slow={slow} />
      </section>
      <ul aria-label="Counts">
        {ways.map((one) => (
          <li key={one}>
            {one}: changes {keys[one]}, filter runs {runs[one]}
          </li>
        ))}
      </ul>
    </div>
  );
}

const Rows = memo(({ found, slow }: { found: readonly string[]; slow: boolean }) => (
  <ul>
    {found.slice(0, 100).map((row) => (
      <Row key={row} row={row} slow={slow} />
    ))}
  </ul>
));

/** A slow row renders for 2 ms: a hundred of them cost as much as a large table on a slow phone. */
function Row({ row, slow }: { row: string; slow: boolean }) {
  const end = slow ? performance.now() + 2 : 0;
  while (performance.now() < end);
  return <li>{row}</li>;
}
