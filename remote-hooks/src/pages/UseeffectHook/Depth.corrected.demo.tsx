import { useEffect, useState } from 'react';

/** How long each station takes to respond, in milliseconds. */
const delays = { harbor: 3000, bridge: 500 };
type Station = keyof typeof delays;

export default function Depth() {
  const [station, setStation] = useState<Station | null>(null);
  const [answer, setAnswer] = useState('');

  useEffect(() => {
    if (!station) return;
    let wanted = true;
    measure(station).then((text) => {
      if (wanted) setAnswer(text);
    });
    return () => {
      wanted = false;
    };
  }, [station]);

  const ask = (asked: Station) => {
    setStation(asked);
    if (asked !== station) setAnswer('');
  };

  return (
    <div>
      <p>
        <button type="button" aria-pressed={station === 'harbor'} onClick={() => ask('harbor')}>
          Harbor (slow)
        </button>{' '}
        <button type="button" aria-pressed={station === 'bridge'} onClick={() => ask('bridge')}>
          Bridge (fast)
        </button>
      </p>
      <p>
        Asked for <output>{station}</output>
      </p>
      <p>
        Answer <output>{answer}</output>
      </p>
    </div>
  );
}

/** Simulates a request: the station responds after its own delay. */
function measure(station: Station): Promise<string> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(`${station}: 4 meters`), delays[station]);
  });
}
