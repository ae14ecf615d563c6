import { useEffect, useState } from 'react';

/** `01:05.3` for 65,390 milliseconds. */
function format(milliseconds: number): string {
  const tenths = Math.floor(milliseconds / 100);
  const minutes = String(Math.floor(tenths / 600)).padStart(2, '0');
  const seconds = String(Math.floor(tenths / 10) % 60).padStart(2, '0');
  return `${minutes}:${seconds}.${tenths % 10}`;
}

export default function Stopwatch() {
  /** What had passed before the watch was started last, in milliseconds. */
  const [before, setBefore] = useState(0);
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [now, setNow] = useState(0);
  const [laps, setLaps] = useState<number[]>([]);
  const isRunning = startedAt !== null;
  const elapsed = (at: number) => before + (startedAt === null ? 0 : at - startedAt);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(performance.now()), 50);
    return () => clearInterval(timer);
  }, [isRunning]);

  const toggle = () => {
    const at = performance.now();
    setBefore(elapsed(at));
    setStartedAt(isRunning ? null : at);
    setNow(at);
  };
  const reset = () => {
    setBefore(0);
    setStartedAt(null);
    setLaps([]);
  };
  return (
    <div className="stopwatch">
      <p role="timer">{format(elapsed(now))}</p>
      <button type="button" onClick={toggle}>
        {isRunning ? 'Stop' : 'Start'}
      </button>
      <button type="button" disabled={!isRunning} onClick={() => setLaps([...laps, elapsed(performance.now())])}>
        Lap
      </button>
      <button type="button" onClick={reset}>
        Reset
      </button>
      <ol>
        {laps.map((lap, index) => (
          <li key={index}>{format(lap)}</li>
        ))}
      </ol>
    </div>
  );
}
