import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** What is on its way, as a sentence: "Loading the users…". */
  label: string;
  /** How many lines of text to hold room for. */
  lines?: number;
}

/**
 * Holds the room of text that is on its way, so that nothing moves when it arrives. It is seen after 150 ms, and heard at
 * once.
 */
export function Skeleton({ label, lines = 3 }: SkeletonProps) {
  return (
    <div role="status" className={styles.skeleton}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have nothing else that tells them apart
        <span key={line} className={styles.line} aria-hidden="true" />
      ))}
    </div>
  );
}
