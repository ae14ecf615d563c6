import type { ReactNode } from 'react';
import styles from './ErrorPanel.module.css';

interface ErrorPanelProps {
  /** What happened, in the reader's words. */
  title: ReactNode;
  /** Makes the title a heading of this level. */
  level?: 2 | 3 | 4;
  /** Why, as far as it is known: an error or a string. */
  cause?: unknown;
  /** What to do about it. */
  children?: ReactNode;
  /** Tries again what failed. */
  onRetry?: () => void;
  /** The retry is under way. */
  busy?: boolean;
  /** Buttons after "Try again". */
  actions?: ReactNode;
}

/** Reports what failed, why and what to do, with a button that tries again. Announced when it appears. */
export function ErrorPanel({ title, level, cause, children, onRetry, busy = false, actions }: ErrorPanelProps) {
  const Title = level ? (`h${level}` as const) : 'p';
  return (
    <div role="alert" className={styles.panel}>
      <Title className={styles.title}>{title}</Title>
      {cause !== undefined && <p className={styles.cause}>{messageOf(cause)}</p>}
      {children && <div>{children}</div>}
      {(onRetry || actions) && (
        <div className={styles.actions}>
          {onRetry && (
            <button type="button" aria-busy={busy} aria-disabled={busy} onClick={busy ? undefined : onRetry}>
              Try again
            </button>
          )}
          {actions}
        </div>
      )}
    </div>
  );
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
