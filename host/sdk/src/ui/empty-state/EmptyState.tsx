import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** What is missing, in a few words. */
  title: ReactNode;
  /** Why, or what will appear here. */
  children?: ReactNode;
  /** The way out: a button or a link. */
  action?: ReactNode;
}

/** Fills an area that has no content yet, explains why, and offers the next step. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
