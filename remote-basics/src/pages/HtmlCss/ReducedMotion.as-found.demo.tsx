import { useRef, useState } from 'react';
import styles from './ReducedMotion.module.css';

export default function ReducedMotion() {
  const notice = useRef<HTMLParagraphElement>(null);
  const [played, setPlayed] = useState('nothing');

  const play = () => {
    notice.current?.animate(
      [
        { transform: 'translate(60%, 3rem) rotate(12deg)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: 900, easing: 'cubic-bezier(0.3, 1.6, 0.5, 1)' },
    );
    setPlayed('a flight, 900 ms');
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
    </div>
  );
}
