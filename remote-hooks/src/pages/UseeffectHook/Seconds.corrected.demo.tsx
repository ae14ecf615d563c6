import { useEffect, useState } from 'react';

export default function Seconds() {
  const [seconds, setSeconds] = useState(0);
  const [running, setRunning] = useState(false);

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setSeconds((now) => now + 1), 1000);
    return () => clearInterval(timer);
  }, [running]);

  return (
    <div>
      <p>
        Seconds <b>{seconds}</b>
      </p>
      <p>
        <button type="button" onClick={() => setRunning(!running)}>
          {running ? 'Stop' : 'Start'}
        </button>
      </p>
    </div>
  );
}
