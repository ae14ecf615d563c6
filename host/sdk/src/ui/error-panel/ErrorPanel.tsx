import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import styles from './ErrorPanel.module.css';

interface ErrorPanelProps {
  /** What happened, in the reader's words. */
  title: ReactNode;
  /** Why, as far as it is known: an error or a text. */
  cause?: unknown;
  /** What to do about it. */
  children?: ReactNode;
  /** Tries again what failed. */
  onRetry?: () => void;
  /** The retry is under way. */
  busy?: boolean;
}

/** Says what failed, why and what to do, with a button that tries again. Announced when it appears. */
export function ErrorPanel({ title, cause, children, onRetry, busy = false }: ErrorPanelProps) {
  return (
    <div role="alert" className={styles.panel}>
      <p className={styles.title}>{title}</p>
      {cause !== undefined && <p className={styles.cause}>{inWords(cause)}</p>}
      {children && <div>{children}</div>}
      {onRetry && (
        <Button busy={busy} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

function inWords(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
