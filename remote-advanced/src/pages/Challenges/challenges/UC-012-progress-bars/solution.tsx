import { useEffect, useState } from 'react';
import type { UploadsProps } from './props';

const step = 50;

/** The indexes of the uploads that run: the first ones that are not done. */
function running(passed: number[], duration: number, limit: number): number[] {
  return passed.flatMap((time, index) => (time < duration ? [index] : [])).slice(0, limit);
}

export default function Uploads({ duration, limit }: UploadsProps) {
  /** How much of its time each upload has had, in milliseconds. */
  const [passed, setPassed] = useState<number[]>([]);
  const [isPaused, setPaused] = useState(false);
  const active = running(passed, duration, limit);
  const isWorking = !isPaused && active.length > 0;

  useEffect(() => {
    if (!isWorking) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const added = now - last;
      last = now;
      setPassed((before) => {
        const those = running(before, duration, limit);
        return before.map((time, index) => (those.includes(index) ? time + added : time));
      });
    }, step);
    return () => clearInterval(timer);
  }, [isWorking, duration, limit]);

  const stateOf = (index: number, time: number) => {
    if (time >= duration) return 'done';
    return active.includes(index) ? 'running' : 'waiting';
  };
  return (
    <>
      <button type="button" onClick={() => setPassed((all) => [...all, 0])}>
        Add
      </button>
      <button type="button" onClick={() => setPaused(!isPaused)}>
        {isPaused ? 'Resume' : 'Pause'}
      </button>
      <ul role="list" className="uploads">
        {passed.map((time, index) => (
          <li key={index}>
            <progress aria-label={`Upload ${index + 1}`} max={100} value={Math.min(100, (time / duration) * 100)} />
            <span>{stateOf(index, time)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
