import { useEffect, useMemo, useRef, useState } from 'react';
import styles from './CostMeter.module.css';

function Plain({ limit }: { limit: number }) {
  const primes = timed(() => countPrimes(limit));
  return <Row name="without useMemo" result={primes} />;
}

function Memoised({ limit }: { limit: number }) {
  const primes = useMemo(() => timed(() => countPrimes(limit)), [limit]);
  return <Row name="with useMemo" result={primes} />;
}

export default function CostMeter() {
  const [limit, setLimit] = useState(1000);
  const [, setOther] = useState(0);

  return (
    <div>
      <p>
        <label>
          Count the primes below{' '}
          <select value={limit} onChange={(event) => setLimit(Number(event.target.value))}>
            <option value={1000}>1,000</option>
            <option value={30_000}>30,000</option>
            <option value={1_000_000}>1,000,000</option>
          </select>
        </label>{' '}
        <button type="button" onClick={() => setOther((now) => now + 1)}>
          Render for another reason
        </button>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to reach a scroll container */}
      <section className="table" aria-label="Cost" tabIndex={0}>
        <table className={styles.meter}>
          <thead>
            <tr>
              <th scope="col">Primes</th>
              <th scope="col">Renders</th>
              <th scope="col">Calculations</th>
              <th scope="col">Time</th>
            </tr>
          </thead>
          <tbody>
            <Plain limit={limit} />
            <Memoised limit={limit} />
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** The result, and how long it took. The clock is read for this meter only; no rendered output depends on it. */
interface Timed {
  value: number;
  milliseconds: number;
}

function timed(calculate: () => number): Timed {
  const start = performance.now();
  const value = calculate();
  return { value, milliseconds: performance.now() - start };
}

/** Slow on purpose: it tries every divisor up to the square root. */
function countPrimes(limit: number): number {
  let primes = 0;
  for (let n = 2; n < limit; n += 1) {
    let divisor = 2;
    while (divisor * divisor <= n && n % divisor !== 0) divisor += 1;
    if (divisor * divisor > n) primes += 1;
  }
  return primes;
}

/** The result, and the total time so far. An effect writes the time, because it describes the renders and is not part of them. */
function Row({ name, result }: { name: string; result: Timed }) {
  const row = useRef<HTMLTableRowElement>(null);
  const renders = useRef(0);
  const results = useRef(new Set<Timed>());
  useEffect(() => {
    renders.current += 1;
    results.current.add(result);
    const time = [...results.current].reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    const texts = [`${renders.current}`, `${results.current.size}`, `${time.toFixed(1)} ms`];
    for (const [i, text] of texts.entries()) row.current?.cells[i + 1]?.replaceChildren(text);
  });

  return (
    <tr ref={row}>
      <th scope="row">
        {result.value.toLocaleString('en')} {name}
      </th>
      <td />
      <td />
      <td />
    </tr>
  );
}
