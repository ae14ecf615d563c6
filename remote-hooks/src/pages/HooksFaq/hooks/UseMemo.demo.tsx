import { useMemo, useState } from 'react';

/** All primes up to a limit, by trial division: slow on purpose. */
function primesUpTo(limit: number): number[] {
  performance.mark('primes calculated');
  return Array.from({ length: limit + 1 }, (_, number) => number).filter(isPrime);
}

function isPrime(number: number): boolean {
  for (let divisor = 2; divisor < number; divisor++) if (number % divisor === 0) return false;
  return number > 1;
}

export default function UseMemo() {
  const [limit, setLimit] = useState(5000);
  const [note, setNote] = useState('');
  const primes = useMemo(() => primesUpTo(limit), [limit]);

  return (
    <>
      <label>
        Primes up to{' '}
        <select value={limit} onChange={(event) => setLimit(Number(event.target.value))}>
          <option>5000</option>
          <option>10000</option>
        </select>
      </label>
      <p role="status">
        There are {primes.length}, the last is {primes.at(-1)}.
      </p>
      <label>
        Note, which calculates nothing{' '}
        <input type="text" value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
    </>
  );
}
