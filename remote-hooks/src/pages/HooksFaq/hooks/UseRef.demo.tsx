import { useRef, useState } from 'react';

export default function UseRef() {
  const box = useRef<HTMLInputElement>(null);
  const startedAt = useRef(0);
  const [time, setTime] = useState<number | null>(null);

  const start = () => {
    startedAt.current = performance.now();
    setTime(null);
    box.current?.focus();
  };
  const stop = () => setTime(Math.round(performance.now() - startedAt.current));

  return (
    <>
      <p>
        <button type="button" onClick={start}>
          Start
        </button>
      </p>
      <label>
        Press Enter here{' '}
        <input ref={box} type="text" onKeyDown={(event) => event.key === 'Enter' && startedAt.current && stop()} />
      </label>
      <p role="status">{time === null ? 'No time yet.' : `${time} ms`}</p>
    </>
  );
}
