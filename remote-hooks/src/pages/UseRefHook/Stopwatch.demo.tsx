import { useEffect, useRef, useState } from 'react';

export default function Stopwatch() {
  const [tenths, setTenths] = useState(0);
  const [running, setRunning] = useState(false);
  const timer = useRef(0);
  useEffect(() => () => clearInterval(timer.current), []);

  const start = () => {
    clearInterval(timer.current);
    timer.current = window.setInterval(() => setTenths((now) => now + 1), 100);
    setRunning(true);
  };
  const stop = () => {
    clearInterval(timer.current);
    setRunning(false);
  };

  return (
    <div>
      <p>
        <b role="timer">{(tenths / 10).toFixed(1)}</b> seconds
      </p>
      <p>
        <button type="button" onClick={running ? stop : start}>
          {running ? 'Stop' : 'Start'}
        </button>{' '}
        <button type="button" onClick={() => setTenths(0)}>
          Back to zero
        </button>
      </p>
    </div>
  );
}
