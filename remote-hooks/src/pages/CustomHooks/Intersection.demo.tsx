import { useRef } from 'react';
import styles from './Intersection.module.css';
import { useIntersection } from './use-intersection.ts';

export default function Intersection() {
  const end = useRef<HTMLParagraphElement>(null);
  const isRead = useIntersection(end, { threshold: 1 });

  return (
    <>
      <p role="status">{isRead ? 'The end is in view.' : 'There is more to read.'}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to reach a scroll container */}
      <section aria-label="Terms" tabIndex={0} className={styles.box}>
        <p>Scroll to the end of these terms.</p>
        <p ref={end} className={styles.end}>
          This is the end.
        </p>
      </section>
    </>
  );
}
