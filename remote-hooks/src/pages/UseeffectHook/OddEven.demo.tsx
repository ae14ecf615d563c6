import { useEffect, useRef, useState } from 'react';

export default function OddEven() {
  const [number, setNumber] = useState(0);
  const [clicks, setClicks] = useState(0);
  const numberRuns = useEffectReport(number);
  const clicksRuns = useEffectReport(clicks);

  return (
    <div>
      <h3>Useffect Hook</h3>
      <p>
        Number <output>{number}</output>
      </p>
      <p>
        <button type="button" aria-description="Add 1" onClick={() => setNumber(number + 1)}>
          Odd
        </button>{' '}
        <button type="button" aria-description="Add 2" onClick={() => setNumber(number + 2)}>
          Even
        </button>{' '}
        <button type="button" aria-description="Count this click" onClick={() => setClicks(clicks + 1)}>
          T
        </button>
      </p>
      <p>Clicked {clicks} Times</p>
      <p>
        Effect of the number: <b ref={numberRuns} />
      </p>
      <p>
        Effect of the clicks: <b ref={clicksRuns} />
      </p>
    </div>
  );
}

/** An effect that depends on one value and shows on the page how often it ran. */
function useEffectReport(value: number) {
  const place = useRef<HTMLElement>(null);
  const runs = useRef(0);
  useEffect(() => {
    runs.current += 1;
    if (place.current) place.current.textContent = `run ${runs.current}, with ${value}`;
  }, [value]);
  return place;
}
