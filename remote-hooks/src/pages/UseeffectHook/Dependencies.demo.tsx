import { useEffect, useRef, useState } from 'react';
import styles from './Dependencies.module.css';

export default function Dependencies() {
  const [a, setA] = useState(0);
  const [b, setB] = useState(0);
  const [, setOther] = useState(0);
  const inBraces = { a };
  const rows = useRef<HTMLTableSectionElement>(null);

  useEffect(() => mark(rows.current, 0, 'anything'));
  useEffect(() => mark(rows.current, 1, 'nothing'), []);
  useEffect(() => mark(rows.current, 2, `a = ${a}`), [a]);
  useEffect(() => mark(rows.current, 3, `b = ${b}`), [b]);
  useEffect(() => mark(rows.current, 4, `a = ${a}, b = ${b}`), [a, b]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object each time is what this row shows
  useEffect(() => mark(rows.current, 5, `a = ${inBraces.a}`), [inBraces]);

  const change = (set: typeof setA) => {
    for (const row of rows.current?.querySelectorAll('tr') ?? []) row.dataset.ran = 'false';
    set((now) => now + 1);
  };

  return (
    <div>
      <p>
        <button type="button" onClick={() => change(setA)}>
          Change a
        </button>{' '}
        <button type="button" onClick={() => change(setB)}>
          Change b
        </button>{' '}
        <button type="button" onClick={() => change(setOther)}>
          Change neither
        </button>
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">List</th>
            <th scope="col">Runs</th>
            <th scope="col">Last run for</th>
          </tr>
        </thead>
        <tbody ref={rows}>
          {['none', '[]', '[a]', '[b]', '[a, b]', '[{ a }]'].map((list) => (
            <tr key={list}>
              <th scope="row">
                <code>{list}</code>
              </th>
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What each effect does: it counts its runs in its own row on the page. */
function mark(body: HTMLElement | null, place: number, reason: string): void {
  const row = body?.querySelectorAll('tr')[place];
  const [runs, last] = row?.querySelectorAll('td') ?? [];
  if (!row || !runs || !last) return;
  row.dataset.ran = 'true';
  runs.textContent = String(Number(runs.textContent) + 1);
  last.textContent = reason;
}
