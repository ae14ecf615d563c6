import { useState } from 'react';
import styles from './Overlay.module.css';

export default function Overlay() {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <button type="button" onClick={() => setOpen(true)}>
        Show the overlay
      </button>
      {open && (
        <div className={styles.backdrop}>
          {/* biome-ignore lint/a11y: the flaw that this variant shows */}
          <div className={styles.shade} onClick={() => setOpen(false)} />
          <div className={styles.box}>
            <p>This overlay is made of two div elements.</p>
            <p>
              <button type="button" onClick={() => setOpen(false)}>
                Close
              </button>
            </p>
          </div>
        </div>
      )}
    </div>
  );
}
