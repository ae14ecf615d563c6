import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for those who hear the page; it takes no room. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
