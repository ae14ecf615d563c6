import { useEffect, useRef, useState } from 'react';

export default function Snapshot() {
  const [count, setCount] = useState(0);
  const [seen, setSeen] = useState<number | 'waiting' | null>(null);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const reportLater = () => {
    clearTimeout(timer.current);
    setSeen('waiting');
    timer.current = window.setTimeout(() => setSeen(count), 3000);
  };

  return (
    <div>
      <p>
        Count <output>{count}</output>
      </p>
      <p>
        <button type="button" onClick={() => setCount((now) => now + 1)}>
          Add 1
        </button>{' '}
        <button type="button" onClick={reportLater}>
          Report in three seconds
        </button>
      </p>
      <p role="status">
        {seen === null && 'No report yet.'}
        {seen === 'waiting' && 'The timer runs. Add to the count meanwhile.'}
        {typeof seen === 'number' && `The timer saw ${seen}. The page shows ${count}.`}
      </p>
    </div>
  );
}
