import { useEffect, useState } from 'react';
import type { TrafficLightProps } from './props';

const lights = ['red', 'yellow', 'green'] as const;

type Light = (typeof lights)[number];

const after: Record<Light, Light> = { red: 'green', green: 'yellow', yellow: 'red' };
const names: Record<Light, string> = { red: 'Red', green: 'Green', yellow: 'Yellow' };

export default function TrafficLight({ durations }: TrafficLightProps) {
  const [light, setLight] = useState<Light>('red');
  const [isPaused, setPaused] = useState(false);
  const duration = durations[light];

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => setLight(after[light]), duration);
    return () => clearTimeout(timer);
  }, [light, isPaused, duration]);

  return (
    <div className="traffic-light">
      <div className="light" aria-hidden="true">
        {lights.map((one) => (
          <span key={one} className={one === light ? `${one} on` : one} />
        ))}
      </div>
      <p>{names[light]}</p>
      <button type="button" onClick={() => setPaused(!isPaused)}>
        {isPaused ? 'Resume' : 'Pause'}
      </button>
      <button type="button" onClick={() => setLight(after[light])}>
        Next
      </button>
    </div>
  );
}
