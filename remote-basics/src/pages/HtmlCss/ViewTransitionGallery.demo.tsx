import { startTransition, useEffect, useRef, useState, ViewTransition } from 'react';
import lab from './parts/lab.module.css';
import { Toggle } from './parts/Toggle.tsx';
import { useSupported } from './parts/use-supported.ts';
import styles from './ViewTransitionGallery.module.css';

const shapes = ['Circle', 'Square', 'Triangle', 'Drop', 'Leaf', 'Arch'];

const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export default function ViewTransitionGallery() {
  const [order, setOrder] = useState(shapes);
  const [picked, setPicked] = useState<string | null>(null);
  const [last, setLast] = useState('');
  const [animated, setAnimated] = useState(true);
  const supported = useSupported('(view-transition-name: none)');

  /** The pressed button is gone after the change, so focus moves to its counterpart. */
  const focused = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (picked !== null || last !== '') focused.current?.focus();
  }, [picked, last]);

  /** React animates only what changes in a transition. */
  const change = (update: () => void) => {
    if (animated && !wantsLessMotion()) startTransition(update);
    else update();
  };
  const pick = (shape: string | null) =>
    change(() => {
      setPicked(shape);
      setLast(shape ?? last);
    });

  return (
    <div className={lab.result}>
      {supported === false && (
        <p className={lab.note}>This browser does not know view transitions: all changes are at once.</p>
      )}
      <Toggle checked={animated} onChange={setAnimated}>
        with a view transition
      </Toggle>
      {picked === null ? (
        <>
          <div className={lab.row}>
            <button type="button" onClick={() => change(() => setOrder([...order.slice(2), ...order.slice(0, 2)]))}>
              Move the first two to the end
            </button>
          </div>
          <ul className={styles.grid}>
            {order.map((shape) => (
              <li key={shape}>
                <ViewTransition name={`shape-${shape}`}>
                  <button
                    type="button"
                    className={styles.tile}
                    ref={shape === last ? focused : null}
                    onClick={() => pick(shape)}
                  >
                    <span className={styles.shape} data-shape={shape} />
                    {shape}
                  </button>
                </ViewTransition>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <div className={lab.row}>
            <button ref={focused} type="button" onClick={() => pick(null)}>
              Back to all
            </button>
          </div>
          <ViewTransition name={`shape-${picked}`}>
            <div className={`${styles.tile} ${styles.large}`}>
              <span className={styles.shape} data-shape={picked} />
              {picked}
            </div>
          </ViewTransition>
        </>
      )}
    </div>
  );
}
