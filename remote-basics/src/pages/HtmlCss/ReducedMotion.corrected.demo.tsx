import { useRef, useState } from 'react';
import styles from './ReducedMotion.module.css';

const flight = [
  { transform: 'translate(60%, 3rem) rotate(12deg)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];
const fade = [{ opacity: 0 }, { opacity: 1 }];

export default function ReducedMotion() {
  const notice = useRef<HTMLParagraphElement>(null);
  const [simulated, setSimulated] = useState(false);
  const [played, setPlayed] = useState('nothing');

  const play = () => {
    // Checked each time, because the reader may change the setting while the page is open.
    const calm = simulated || matchMedia('(prefers-reduced-motion: reduce)').matches;
    notice.current?.animate(calm ? fade : flight, {
      duration: calm ? 200 : 900,
      easing: calm ? 'linear' : 'cubic-bezier(0.3, 1.6, 0.5, 1)',
    });
    setPlayed(calm ? 'a fade, 200 ms' : 'a flight, 900 ms');
  };

  return (
    <div className={styles.stage}>
      <button type="button" onClick={play}>
        Save
      </button>
      <p ref={notice} className={styles.notice}>
        Your changes are saved.
      </p>
      <p>
        Played: <output>{played}</output>
      </p>
      <label>
        <input type="checkbox" checked={simulated} onChange={(event) => setSimulated(event.target.checked)} /> as if
        reduced motion were asked for
      </label>
    </div>
  );
}
