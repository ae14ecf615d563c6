import { useEffect, useState } from 'react';

export default function UseEffect() {
  const [pause, setPause] = useState(0);
  const [ticks, setTicks] = useState(0);

  useEffect(() => {
    if (pause === 0) return;
    const timer = setInterval(() => setTicks((old) => old + 1), pause);
    return () => clearInterval(timer);
  }, [pause]);

  return (
    <>
      <p>
        Ticks <output>{ticks}</output>
      </p>
      <fieldset className="choice">
        <legend>A tick every</legend>
        {[
          { value: 0, label: 'never' },
          { value: 1000, label: 'second' },
          { value: 200, label: 'fifth of a second' },
        ].map(({ value, label }) => (
          <label key={value}>
            <input type="radio" checked={pause === value} onChange={() => setPause(value)} /> {label}
          </label>
        ))}
      </fieldset>
    </>
  );
}
