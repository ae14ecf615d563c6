import { useCallback, useState } from 'react';
import styles from './Measured.module.css';

export default function Measured() {
  const [shown, setShown] = useState(true);
  const [size, setSize] = useState('wide');
  const [width, setWidth] = useState<number | null>(null);

  const measure = useCallback((box: HTMLElement | null) => {
    if (!box) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    observer.observe(box);
    return () => {
      observer.disconnect();
      setWidth(null);
    };
  }, []);

  return (
    <div>
      <p>
        <label>
          Box{' '}
          <select value={size} onChange={(event) => setSize(event.target.value)}>
            <option>narrow</option>
            <option>wide</option>
          </select>
        </label>{' '}
        <button type="button" onClick={() => setShown(!shown)}>
          {shown ? 'Remove the box' : 'Bring the box back'}
        </button>
      </p>
      <p role="status">{width === null ? 'Nothing is observed.' : `The box is ${width} pixels wide.`}</p>
      {shown && <div ref={measure} className={styles.box} data-size={size} />}
    </div>
  );
}
