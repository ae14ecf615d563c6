import { useState } from 'react';
import { useInterval } from './use-interval.ts';

export default function Interval() {
  const [left, setLeft] = useState(10);
  const [isRunning, setRunning] = useState(false);
  useInterval(() => setLeft(left - 1), isRunning && left > 0 ? 1000 : null);

  return (
    <>
      <p role="timer">{left > 0 ? `${left} seconds left` : 'Time is up.'}</p>
      <p>
        <button type="button" onClick={() => setRunning(!isRunning)} disabled={left === 0}>
          {isRunning ? 'Pause' : 'Start'}
        </button>{' '}
        <button type="button" onClick={() => setLeft(10)}>
          Ten again
        </button>
      </p>
    </>
  );
}
