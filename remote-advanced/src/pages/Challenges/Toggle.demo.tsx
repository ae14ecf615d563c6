import { useState } from 'react';
import styles from './Switch.module.css';

export default function Toggle() {
  const [full, setFull] = useState(false);
  return (
    <div>
      <button
        type="button"
        role="switch"
        aria-checked={full}
        className={styles.switch}
        onClick={() => setFull((before) => !before)}
      >
        Full name
      </button>
      <p>
        Name: <output>{full ? 'Robin Sample' : 'R. Sample'}</output>
      </p>
    </div>
  );
}
