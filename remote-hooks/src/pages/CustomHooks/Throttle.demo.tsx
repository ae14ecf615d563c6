import { useState } from 'react';
import { useThrottle } from './use-throttle.ts';

export default function Throttle() {
  const [volume, setVolume] = useState(30);
  const sent = useThrottle(volume, 1000);

  return (
    <>
      <label>
        Volume <input type="range" value={volume} onChange={(event) => setVolume(Number(event.target.value))} />
      </label>
      <p>
        Here {volume}, sent at most once a second: <output>{sent}</output>
      </p>
    </>
  );
}
